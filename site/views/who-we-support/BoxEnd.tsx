import { rounded } from '../../graphics/geometry/rounded.ts'
import '../../graphics/frame/InkLines.css'

type BoxEndProps = {
  width: number
  height: number
  kind: 'regular' | 'emergency'
  /** The rods that lock the leaves: left out where the mark is too small to hold them. */
  rods?: boolean
}

/** A container seen from its doors. One unit inside its cell, so that no stroke is cut. */
export function BoxEnd({ width, height, kind, rods = false }: BoxEndProps) {
  const lines = [0.16, 0.36, 0.64, 0.84].map(
    (part) => `M${rounded(part * width, 1)} 2v${height - 4}`,
  )
  return (
    <g
      className={kind === 'regular' ? 'box-end box-end-regular' : 'box-end box-end-emergency'}
      transform="translate(1 1)"
    >
      <path d={`M0 0h${width}v${height}h${-width}z`} />
      {rods && <path className="box-end-rod" d={lines.join('')} />}
      <path d={`M${width / 2} 0v${height}`} />
    </g>
  )
}

/** One container by itself, beside the words that say what it stands for. Decorative. */
export function OneContainer() {
  return (
    <svg className="quay ink-lines" viewBox="0 0 32 34" width="32" height="34" aria-hidden="true">
      <BoxEnd width={30} height={32} kind="regular" rods />
    </svg>
  )
}
