import './HeroLabel.css'

/**
 * Names one place in the hero's picture. It hangs in the picture's own
 * coordinates (percent of its width and height, as `object-fit: cover` crops it),
 * so it stays on what it names at every width; phones do without.
 */
export function HeroLabel({ name, text }: { name: string; text: string }) {
  return (
    <p className="hero-label">
      <span className="water-name">{name}</span>
      <span> {text}</span>
    </p>
  )
}
