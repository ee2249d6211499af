import type { ReactNode, Ref } from 'react'
import './Panel.css'

type PanelProps = {
  /** Unique in its view. */
  id: string
  heading: string
  /** For what moves the focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement>
  /** 2 where no other heading stands above it in the view. */
  level?: 2 | 3
  /** What the heading leaves open: a unit, a sum, how something is counted. */
  note?: ReactNode
  /** As wide as two others. */
  wide?: boolean
  children: ReactNode
}

/** One part of a view, under its own heading and hairline. */
export function Panel({ id, heading, headingRef, level = 3, note, wide, children }: PanelProps) {
  const Heading = `h${level}` as const
  return (
    <section className="panel" data-wide={wide ? '' : undefined} aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </Heading>
      {note && <p className="panel-note">{note}</p>}
      {children}
    </section>
  )
}
