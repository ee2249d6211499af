import type { ReactNode } from 'react'
import './Drawing.css'
import type { DrawingFrame } from './drawing-names.ts'

type DrawingProps = DrawingFrame & {
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
