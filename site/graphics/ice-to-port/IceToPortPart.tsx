import type { DrawingNames } from '../frame/drawing-names.ts'
import { IceToPort } from './IceToPort.tsx'

type IceToPortPartProps = DrawingNames & {
  /** What of the section is shown, in its units: left edge, upper edge, width and height. */
  part: readonly [x: number, y: number, width: number, height: number]
}

/** A part of the section drawing that fills its place: where that is wider or higher, it is cut at the sides or in the sky. */
export function IceToPortPart({ id, title, description, part }: IceToPortPartProps) {
  return (
    <svg
      className="drawing"
      viewBox={part.join(' ')}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <IceToPort />
    </svg>
  )
}
