import type { ReactNode } from 'react'
import { ContourSheet } from '../graphics/frame/ContourSheet.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Neatline } from '../ui/Sheet.tsx'
import { LanguageItems, type LanguageLinks } from './LanguageItems.tsx'
import './Footer.css'

type FooterLink = { href: string; label: string }

type FooterProps = {
  /** The same page in other languages; undefined while there is one language. */
  languages: LanguageLinks | undefined
  companyName: string
  /** Its two lines. */
  claim: readonly string[]
  /** What the pictures of a page are; the one that holds for it stays (`build/finished-pages/say-renderings.ts`). */
  pictures: { rendered: string; mixed: string }
  columns: readonly { heading: string; links: readonly FooterLink[] }[]
  legal: { label: string; links: readonly FooterLink[] }
  /** Every page, in groups. */
  index: {
    /** Its address, where the search leads without script. */
    id: string
    label: string
    groups: readonly { heading: string; pages: readonly (FooterLink & { words: string })[] }[]
  }
  /** Who we are in law and where we are reached; empty while the owner has not filled it in. */
  imprint: readonly string[]
  /** Year of the build; `behaviours/current-year.ts` keeps it current. */
  year: number
  /** The newsletter field. */
  children?: ReactNode
}

export function Footer(props: FooterProps) {
  const {
    companyName,
    claim,
    pictures,
    columns,
    legal,
    index,
    imprint,
    year,
    children,
    languages,
  } = props
  return (
    <footer className="sheet site-footer" data-ground="dark">
      <ContourSheet sheet="foot" />
      <Neatline />
      <div className="columns">
        <div className="site-footer-lead">
          <h2>
            {claim[0]}
            <br />
            {claim[1]}
          </h2>
          {children}
        </div>
        {columns.map((column) => (
          <nav key={column.heading} className="site-footer-column" aria-label={column.heading}>
            <h3>{column.heading}</h3>
            <ul>
              {column.links.map((link) => (
                <li key={link.label}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <details className="site-footer-index">
          <summary>
            <span>{index.label}</span>
            <Icon name="plus" />
          </summary>
          <nav id={index.id} aria-label={index.label}>
            {index.groups.map(({ heading, pages }) => (
              <section key={heading}>
                <h3>{heading}</h3>
                <ul>
                  {pages.map(({ href, label, words }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                      {words && <small>{words}</small>}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </details>
        <div className="site-footer-imprint">
          <p>
            © <span data-current-year>{year}</span> {companyName}
          </p>
          <p data-pictures="rendered">{pictures.rendered}</p>
          <p data-pictures="mixed">{pictures.mixed}</p>
          {imprint.length > 0 && (
            <p>
              {imprint.map((part) => (
                <span key={part} className="site-footer-imprint-part">
                  {part}
                </span>
              ))}
            </p>
          )}
          {languages && (
            <nav aria-label={languages.label}>
              <ul>
                <LanguageItems links={languages.links} />
              </ul>
            </nav>
          )}
          <nav aria-label={legal.label}>
            <ul>
              {legal.links.map((link) => (
                <li key={link.label}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}
