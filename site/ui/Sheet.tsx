import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { ActionLink } from './ActionLink.tsx'

/** The papers a section may lie on. A few sections can also stand in the `dark`. */
export type Ground = 'ice' | 'white' | 'firn'

type Head = {
  heading: ReactNode
  /** One or two sentences below the heading; nothing is drawn for an empty one. */
  note?: string
  /** Where the note leads. */
  link?: { href: string; label: string } | undefined
}

type SheetProps = {
  ground?: Ground | 'dark' | undefined
  children?: ReactNode
} & (Head | { heading?: never; note?: never; link?: never }) &
  Omit<ComponentPropsWithoutRef<'section'>, 'title'>

/** One section of a page: its ground, the neatline at its left edge, and above all else its heading. */
export function Sheet({
  ground,
  className,
  heading,
  note,
  link,
  children,
  ...attributes
}: SheetProps) {
  return (
    <section
      className={className ? `sheet ${className}` : 'sheet'}
      data-ground={ground}
      {...attributes}
    >
      <Neatline />
      {heading && <SheetHead heading={heading} note={note ?? ''} link={link} />}
      {children}
    </section>
  )
}

function SheetHead({ heading, note, link }: Head) {
  return (
    <div className="columns sheet-head">
      <h2 className="section-head">{heading}</h2>
      {link ? (
        <div className="section-note note">
          {note && <p>{note}</p>}
          <ActionLink {...link} kind="text" />
        </div>
      ) : (
        note && <p className="section-note note">{note}</p>
      )}
    </div>
  )
}

/** The black-and-white bar of a printed map's edge; for what is a picture and not a sheet of paper. */
export function Neatline() {
  return <i className="neatline" aria-hidden="true" />
}
