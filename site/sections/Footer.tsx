import type { ReactNode } from 'react'
import { ContourSheet } from '../graphics/ContourSheet.tsx'
import './Footer.css'

type FooterLink = { href: string; label: string }

type FooterProps = {
  companyName: string
  columns: readonly { heading: string; links: readonly FooterLink[] }[]
  legal: readonly FooterLink[]
  /** Year of the build; `behaviours/current-year.ts` keeps it current. */
  year: number
  /** The newsletter field. */
  children?: ReactNode
}

export function Footer({ companyName, columns, legal, year, children }: FooterProps) {
  return (
    <footer className="sheet site-footer" data-ground="dark">
      <ContourSheet sheet="foot" />
      <i className="neatline" aria-hidden="true" />
      <div className="columns">
        <div className="site-footer-lead">
          <h2>
            Icelandic water, measured
            <br />
            and shipped by the container.
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
        <div className="site-footer-imprint">
          <p>
            © <span data-current-year>{year}</span> {companyName}
          </p>
          <p>Landscapes and objects on these pages are renderings.</p>
          <nav aria-label="Legal">
            <ul>
              {legal.map((link) => (
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
