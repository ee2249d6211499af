import { Neatline } from '../ui/Sheet.tsx'
import './ReadNext.css'

type ReadNextProps = {
  label: string
  links: readonly { href: string; label: string; words: string }[]
}

/** The last line of a page: three others that go on from it. */
export function ReadNext({ label, links }: ReadNextProps) {
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
    </nav>
  )
}
