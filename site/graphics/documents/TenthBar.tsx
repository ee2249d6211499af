import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingWords } from '../frame/drawing-names.ts'

const width = 492
const parts = 10
const part = (width - 1) / parts

type TenthBarProps = DrawingWords & {
  /** In per cent of the whole. */
  share: number
}

/** A whole in ten parts, filled up to a share of it. */
export function TenthBar({ share, ...names }: TenthBarProps) {
  const lines = Array.from({ length: parts - 1 }, (_, at) => `M${0.5 + (at + 1) * part} 0.5v20`)
  return (
    <Drawing {...names} id="tenth" width={width} height={22}>
      <rect
        x="0.5"
        y="0.5"
        width={((width - 1) * share) / 100}
        height="20"
        fill="var(--color-lava-text)"
      />
      <path
        d={`M0.5 0.5H${width - 0.5}V20.5H0.5z${lines.join('')}`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="0.8"
      />
    </Drawing>
  )
}
