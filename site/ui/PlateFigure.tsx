import './PlateFigure.css'

type PlateFigureProps = {
  value: string
  unit: string
  /** What the figure says, and where it holds. */
  scope: string
  /** A second reading, or what else belongs to the figure. */
  note?: string
}

/** A figure as the illustration: huge and light, its unit small, its scope directly below. */
export function PlateFigure({ value, unit, scope, note }: PlateFigureProps) {
  return (
    <div className="plate-figure">
      <p className="plate-figure-value">
        {value}
        <span> {unit}</span>
      </p>
      <p className="plate-figure-scope">{scope}</p>
      {note && <p className="note">{note}</p>}
    </div>
  )
}
