import './HeroWay.css'

export type WayLink = { href: string; label: string }

/** The pages above the one whose title follows, for readers who did not come through them. */
export function HeroWay({ way }: { way: readonly WayLink[] }) {
  if (way.length === 0) return null
  return (
    <nav className="hero-way" aria-label="Breadcrumb">
      <ol>
        {way.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
