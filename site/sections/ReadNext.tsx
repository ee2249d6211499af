import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Neatline } from '../ui/Sheet.tsx'
import './ReadNext.css'

type ReadNextProps = {
  label: string
  links: readonly {
    href: string
    label: string
    words: string
    /** Address of the picture that the page is known by; seen while the pointer lies on its name. */
    picture: string | undefined
  }[]
  /** What the page says as a file, to print or to forward. */
  file?: { href: string; label: string; facts: string } | undefined
}

/** Three pages that go on from this one, in the dark that its end and the footer share. */
export function ReadNext({ label, links, file }: ReadNextProps) {
  return (
    <nav className="sheet read-next" data-ground="dark" aria-label={label}>
      <Neatline />
      <p>{label}</p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
            <small>{link.words}</small>
            {link.picture && <img src={link.picture} alt="" loading="lazy" decoding="async" />}
          </li>
        ))}
      </ul>
      {file && <DownloadLink {...file} />}
    </nav>
  )
}
