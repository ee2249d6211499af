import { Sheet } from '../../ui/Sheet.tsx'
import { type Axis, RangeBar } from './RangeBar.tsx'
import './RangeAxis.css'

type Range = {
  name: string
  text: string
  value: string
  range: readonly [from: number, to: number]
}

type RangeAxisProps = {
  heading: string
  note: string
  /** Shared by all ranges, so that one row can be read against another. */
  axis: Axis
  unit: string
  ranges: readonly Range[]
  caption: string
}

/** Ranges as dumbbells on one axis; on narrow screens, where words part the rows, each has its numerals. */
export function RangeAxis(props: RangeAxisProps) {
  const { heading, note, axis, unit, ranges, caption } = props
  return (
    <Sheet className="range-axis" ground="white" heading={heading} note={note}>
      <ul>
        {ranges.map((range, index) => (
          <li key={range.name} className="columns range-axis-row">
            <h3>{range.name}</h3>
            <p className="range-axis-text">{range.text}</p>
            <div className="range-axis-bar">
              <p className="sr-only">
                {range.value} {unit}
              </p>
              <RangeBar
                axis={axis}
                range={range.range}
                value={range.value}
                unit={unit}
                numerals={index === ranges.length - 1 ? 'always' : 'narrow'}
              />
            </div>
          </li>
        ))}
      </ul>
      {caption && <p className="note range-axis-caption">{caption}</p>}
    </Sheet>
  )
}
