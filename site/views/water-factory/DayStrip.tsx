import { Drawing } from '../../graphics/frame/Drawing.tsx'
import { MarkGrid } from '../../graphics/marks/MarkGrid.tsx'
import './DayStrip.css'
import { type Day, fillLevels, unitGrid } from './day.ts'

const width = 1288
const bars = { top: 44, height: 112 }
const strip = { top: 168, height: 46 }
const grid = { top: 272, pitch: 6.4 }

/** Where words begin at the left, so that they stand below the page's own while the day lies at the window's edge. */
const inset = 86

/** One day of the line from one edge of the window to the other: flexitanks above, the clock, box and tote units below. */
export function DayStrip({ words: day }: { words: Day }) {
  const hour = width / day.hours
  const end = day.operating * hour
  const { columns, rows } = unitGrid(day)
  const tank = end / day.tanks.length
  const middle = end / 2
  const foot = strip.top + strip.height
  const gridFoot = grid.top + rows * grid.pitch
  const levels = fillLevels(day)
  const every = Array.from({ length: day.hours + 1 }, (_, at) => at)
  return (
    <Drawing
      {...day}
      id="day-strip"
      className="day-strip drawing-close-labels"
      width={width}
      height={gridFoot + 44}
    >
      {day.tanks.map(({ name, text }, index) => {
        const x = index * tank
        const bottom = bars.top + bars.height
        return (
          <g key={name}>
            <rect
              className="day-strip-tank"
              data-part="tank"
              x={x}
              y={bars.top}
              width={tank - 3}
              height={bars.height}
            />
            <path
              className="day-strip-filled"
              d={levels
                .map(
                  (part) =>
                    `M${x + part * (tank - 3)} ${bottom - part * bars.height}H${x + tank - 3}`,
                )
                .join('')}
            />
            <path className="day-strip-level" d={`M${x} ${bottom}L${x + tank - 3} ${bars.top}`} />
            <text className="day-strip-name" x={index ? x + 16 : inset} y={bars.top + 23}>
              {name}
            </text>
            <text x={index ? x + 16 : inset} y={bars.top + 47}>
              {text}
            </text>
          </g>
        )
      })}
      <rect
        className="day-strip-hours"
        data-part="operating"
        x="0"
        y={strip.top}
        width={end}
        height={strip.height}
      />
      <path className="day-strip-blank" d={`M${end} ${strip.top}H${width - 0.5}V${foot}H${end}`} />
      <path
        className="day-strip-cut"
        d={every
          .slice(1, day.operating)
          .map((at) => `M${at * hour} ${foot}v-9`)
          .join('')}
      />
      <path
        className="day-strip-tick"
        d={every
          .map((at) => `M${Math.min(at * hour, width - 0.5)} ${foot}v${at % 4 === 0 ? 14 : 7}`)
          .join('')}
      />
      <text className="day-strip-on-dark" x={inset} y={strip.top + 30}>
        {day.operatingLabel}
      </text>
      <text x={(end + width) / 2} y={strip.top + 30} textAnchor="middle">
        {day.blankLabel}
      </text>
      {every
        .filter((at) => at % 4 === 0)
        .map((at) => (
          <text
            key={at}
            x={at === 0 ? 8 : at === day.hours ? width - 8 : at * hour}
            y={foot + 36}
            textAnchor={at === 0 ? 'start' : at === day.hours ? 'end' : 'middle'}
          >
            {at === day.hours ? `${at} ${day.hoursUnit}` : at}
          </text>
        ))}
      {day.stop && (
        <>
          <rect
            className="day-strip-stop"
            data-part="stop"
            x={middle - (day.stop.minutes / 120) * hour}
            y={strip.top}
            width={(day.stop.minutes / 60) * hour}
            height={strip.height}
          />
          <path className="day-strip-leader" d={`M${middle - 1.5} 30V${strip.top}`} />
          <text className="day-strip-stop-label" x={middle} y="20" textAnchor="middle">
            {day.stop.words}
          </text>
        </>
      )}
      <g className="day-strip-units" transform={`translate(0 ${grid.top})`}>
        <MarkGrid
          id="day-strip-unit"
          count={day.units.count}
          across={columns}
          pitch={[end / columns, grid.pitch]}
          mark={<path d={`M1.4 ${grid.pitch - 1.2}V1.2`} />}
        />
      </g>
      <text x={inset} y={gridFoot + 34}>
        {day.units.words}
      </text>
    </Drawing>
  )
}
