import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Neatline } from '../ui/Sheet.tsx'
import './ReadNext.css'

type ReadNextProps = {
  label: string
  links: readonly { href: string; label: string; words: string }[]
  /** What the page says as a file, to print or to forward. */
  file?: { href: string; label: string; facts: string } | undefined
}

/** The last line of a page: three others that go on from it. */
export function ReadNext({ label, links, file }: ReadNextProps) {
  return (
    <nav className="sheet read-next" aria-label={label}>
      <Neatline />
      <p>{label}</p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
            <small>{link.words}</small>
          </li>
        ))}
      </ul>
      {file && <DownloadLink {...file} />}
    </nav>
  )
}
