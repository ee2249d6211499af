import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'

/** The well that the rail below digs ring by ring, finished: it refers to the rail's own drawing. */
export function FinishedWell({ id, title, description }: DrawingNames) {
  return (
    <svg
      className="drawing"
      viewBox="-10 20 720 600"
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {['base', 'part-1', 'part-2', 'part-3', 'part-4'].map((part) => (
        <use key={part} href={`#well-${part}`} />
      ))}
    </svg>
  )
}
