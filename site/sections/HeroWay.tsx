import './HeroWay.css'

export type WayLink = { href: string; label: string }

/** What the list is called, and its links from the top down. */
export type Way = { label: string; links: readonly WayLink[] }

/** The pages above the one whose title follows, for readers who did not come through them. */
export function HeroWay({ way }: { way: Way }) {
  if (way.links.length === 0) return null
  return (
    <nav className="hero-way" aria-label={way.label}>
      <ol>
        {way.links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
