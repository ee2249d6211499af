import type { ReactNode } from 'react'
import './Drawing.css'

type DrawingProps = {
  /** Unique on its page: title and description hang on it. */
  id: string
  /** Units of the drawing, usually pixels at its design width; labels are set in the same units. */
  width: number
  height: number
  title: string
  /** What the drawing says, for those who cannot see it: its facts, not its lines. */
  description: string
  className?: string
  children: ReactNode
}

/** The frame of every drawing: an image with a name and a text alternative. */
export function Drawing({
  id,
  width,
  height,
  title,
  description,
  className,
  children,
}: DrawingProps) {
  return (
    <svg
      className={className ? `drawing ${className}` : 'drawing'}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  )
}
