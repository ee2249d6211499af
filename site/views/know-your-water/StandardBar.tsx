import './StandardBar.css'

type Span = {
  from: number
  to: number
  name: string
}

type StandardBarProps = {
  /** What the bar shows, for those who cannot see it. */
  description: string
  /** The ends of its scale, and the values written below it. */
  scale: { from: number; to: number; marks: readonly number[]; unit: string }
  /** What somebody else has published. */
  standard: Span
  /** Ours, each on a line of its own. */
  ranges: readonly Span[]
}

/** Our ranges within a published one, on one scale; its words keep their size at every width. */
export function StandardBar({ description, scale, standard, ranges }: StandardBarProps) {
  const part = (value: number) => (value - scale.from) / (scale.to - scale.from)
  const share = (value: number) => `${(part(value) * 100).toFixed(2)}%`
  const span = ({ from, to }: Span) => ({ '--from': share(from), '--to': share(to) })
  return (
    <div className="standard-bar" role="img" aria-label={description}>
      <span className="standard-bar-name" style={span(standard)}>
        {standard.name}
      </span>
      <div className="standard-bar-field">
        <i className="standard-bar-band" data-tone="standard" style={span(standard)} />
        {ranges.map((range, at) => (
          <span
            key={range.name}
            className="standard-bar-line"
            data-ends={part(range.to) > 0.6 ? 'late' : undefined}
            style={span(range)}
          >
            <i className="standard-bar-range" data-tone={at === 0 ? 'first' : 'second'} />
            <span className="standard-bar-label">{range.name}</span>
          </span>
        ))}
      </div>
      <div className="standard-bar-scale">
        {scale.marks.map((mark, index) => (
          <span key={mark} style={{ '--from': share(mark) }}>
            {index + 1 === scale.marks.length ? `${mark}${scale.unit}` : mark}
          </span>
        ))}
      </div>
    </div>
  )
}
