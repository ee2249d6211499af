import type { ReactNode } from 'react'
import { ContourSheet } from '../graphics/ContourSheet.tsx'
import './Footer.css'

type FooterLink = { href: string; label: string }

type FooterProps = {
  companyName: string
  /** Its two lines. */
  claim: readonly [string, string]
  /** What the pictures of the site are. */
  pictures: string
  columns: readonly { heading: string; links: readonly FooterLink[] }[]
  legal: readonly FooterLink[]
  /** Year of the build; `behaviours/current-year.ts` keeps it current. */
  year: number
  /** The newsletter field. */
  children?: ReactNode
}

export function Footer(props: FooterProps) {
  const { companyName, claim, pictures, columns, legal, year, children } = props
  return (
    <footer className="sheet site-footer" data-ground="dark">
      <ContourSheet sheet="foot" />
      <i className="neatline" aria-hidden="true" />
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
        <div className="site-footer-imprint">
          <p>
            © <span data-current-year>{year}</span> {companyName}
          </p>
          <p>{pictures}</p>
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
