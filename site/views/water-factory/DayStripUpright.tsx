import { Drawing } from '../../graphics/frame/Drawing.tsx'
import { MarkGrid } from '../../graphics/marks/MarkGrid.tsx'
import './DayStrip.css'
import { type Day, fillLevels, unitGrid } from './day.ts'

const width = 302
const top = 34
const hour = 30
const strip = { left: 36, width: 20 }
const bars = { left: 66, width: 100 }
const grid = { left: 176, width: width - 176 }

/** The same day running down, as a phone is held: the clock, the flexitanks, the units. */
export function DayStripUpright({ words: day }: { words: Day }) {
  const y = (at: number) => top + at * hour
  const end = y(day.operating)
  const { columns, rows } = unitGrid(day)
  const tank = (day.operating * hour) / day.tanks.length
  const middle = y(day.operating / 2)
  const sliver = ((day.stop?.minutes ?? 0) / 60) * hour
  const levels = fillLevels(day)
  const every = Array.from({ length: day.hours + 1 }, (_, at) => at)
  return (
    <Drawing
      {...day}
      id="day-strip-upright"
      className="day-strip drawing-close-labels"
      width={width}
      height={y(day.hours) + 10}
    >
      <text className="day-strip-head" x={bars.left} y="16">
        {day.tanksHead}
      </text>
      <text className="day-strip-head" x={grid.left} y="16">
        {day.units.head}
      </text>
      {every
        .filter((at) => at % 4 === 0)
        .map((at) => (
          <text key={at} x={strip.left - 12} y={y(at) + 5} textAnchor="end">
            {at === day.hours ? `${at} ${day.hoursUnit}` : at}
          </text>
        ))}
      <rect
        className="day-strip-hours"
        x={strip.left}
        y={top}
        width={strip.width}
        height={end - top}
      />
      <path
        className="day-strip-blank"
        d={`M${strip.left + 0.5} ${end}V${y(day.hours)}h${strip.width - 1}V${end}`}
      />
      <path
        className="day-strip-cut"
        d={every
          .slice(1, day.operating)
          .map((at) => `M${strip.left} ${y(at)}h6`)
          .join('')}
      />
      <path
        className="day-strip-tick"
        d={every.map((at) => `M${strip.left} ${y(at)}h${at % 4 === 0 ? -9 : -5}`).join('')}
      />
      {day.tanks.map(({ name, text }, index) => {
        const from = top + index * tank
        const right = bars.left + bars.width
        return (
          <g key={name}>
            <rect
              className="day-strip-tank"
              x={bars.left}
              y={from}
              width={bars.width}
              height={tank - 3}
            />
            <path
              className="day-strip-filled"
              d={levels
                .map(
                  (part) =>
                    `M${bars.left + part * bars.width} ${from + part * (tank - 3)}V${from + tank - 3}`,
                )
                .join('')}
            />
            <path
              className="day-strip-level"
              d={`M${bars.left} ${from}L${right} ${from + tank - 3}`}
            />
            <text className="day-strip-name" x={right - 4} y={from + 22} textAnchor="end">
              {name}
            </text>
            <text x={right - 4} y={from + 44} textAnchor="end">
              {text}
            </text>
          </g>
        )
      })}
      <g className="day-strip-units" transform={`translate(${grid.left} ${top})`}>
        <MarkGrid
          id="day-strip-unit-upright"
          count={day.units.count}
          across={rows}
          pitch={[grid.width / rows, (day.operating * hour) / columns]}
          mark={<path d={`M1 1.1H${grid.width / rows - 1}`} />}
        />
      </g>
      {day.stop && (
        <path
          className="day-strip-stop"
          d={`M${strip.left} ${middle - sliver / 2}h${strip.width}v${sliver}h${-strip.width}z`}
        />
      )}
      <text x={bars.left} y={end + 22}>
        {day.operatingLabel}
      </text>
      <text x={bars.left} y={end + 42}>
        {day.blankLabel}
      </text>
      {day.stop && (
        <>
          <path
            className="day-strip-stop"
            d={`M${bars.left} ${end + 60}h${strip.width}v${sliver}h${-strip.width}z`}
          />
          <text className="day-strip-stop-label" x={bars.left + strip.width + 10} y={end + 66}>
            {day.stop.words}
          </text>
        </>
      )}
    </Drawing>
  )
}
