import { useState } from 'react'
import { Columns } from './Columns.tsx'
import type { ColumnChartProps } from './column.ts'
import './ColumnChart.css'

/**
 * Columns over time, from zero. Pointer, finger and arrow keys go along them and read each one's values: a
 * range input lies over the drawing, one step for each column, and tells them to screen readers too.
 */
export function ColumnChart({ of, unit, series, columns, size }: ColumnChartProps) {
  const [chosen, setChosen] = useState<string>()
  const found = columns.findIndex(({ key }) => key === chosen)
  const at = found < 0 ? columns.length - 1 : found
  const choose = (index: number) => setChosen(columns[index]?.key)
  return (
    <figure className="column-chart" data-size={size}>
      <p className="column-chart-read" aria-hidden="true">
        {columns[at]?.spoken}
      </p>
      {series.length > 1 && (
        <ul className="column-chart-key">
          {series.map(({ name, tone }) => (
            <li key={tone}>
              <svg width="12" height="12" aria-hidden="true">
                <rect className="column-part" data-tone={tone} width="12" height="12" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="column-chart-plot" style={{ '--columns': columns.length }}>
        <Columns unit={unit} series={series} columns={columns} size={size} at={at} />
        <input
          type="range"
          aria-label={of}
          min={0}
          max={columns.length - 1}
          step={1}
          value={at}
          aria-valuetext={columns[at]?.spoken}
          onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
          onPointerMove={({ nativeEvent: { offsetX, pointerType }, currentTarget }) => {
            if (pointerType !== 'mouse') return
            const index = Math.floor((offsetX / currentTarget.offsetWidth) * columns.length)
            choose(Math.min(Math.max(index, 0), columns.length - 1))
          }}
        />
      </div>
    </figure>
  )
}
