import type { CutDrawing } from '../../graphics/frame/cut-drawing.ts'
import type { DrawingNames } from '../../graphics/frame/drawing-names.ts'
import './plant.css'
import { temperaturesOf } from './temperatures.ts'
import '../../graphics/frame/Flow.css'

export type PlantWords = DrawingNames & {
  /** Of the temperature band, in °C. */
  band: readonly [from: number, to: number]
  bandLabel: string
  unit: string
  /** How far a load may stray in transit, in °C; none while that is not shown. */
  transits: readonly { spread: number; label: string }[]
}

const width = 1680
const height = 408
const columns = [280, 250, 270, 280, 280, 320]
/** Where each station's symbol stands, and the pipe that they share. */
const stations = [150, 405, 665, 940, 1220, 1500]
const pipe = 330
const transitFrom = 1570

/** Six stations in the symbols of process engineering; above them, in register, one temperature. */
export function plant(words: PlantWords): CutDrawing {
  const { id, title, description, band, bandLabel, unit, transits } = words
  const { middle, degrees, level } = temperaturesOf(
    band,
    transits.map(({ spread }) => spread),
  )
  const [cold, warm] = band
  return {
    id,
    title,
    description,
    width,
    height,
    columns,
    windows: stations.map((x) => ({
      x: Math.min(width - 290, Math.max(0, x - 145)),
      y: 20,
      width: 290,
      height: 388,
    })),
    art: (
      <>
        {degrees.map((degree) => (
          <path key={degree} className="plant-grid" d={`M0 ${level(degree)}H${width}`} />
        ))}
        <path className="plant-band" d={`M0 ${level(warm)}H${transitFrom}V${level(cold)}H0Z`} />
        {transits.map(({ spread, label }) => (
          <path
            key={label}
            className="plant-transit"
            d={`M${transitFrom} ${level(middle + spread)}H${width}V${level(middle - spread)}H${transitFrom}Z`}
          />
        ))}
        {stations.map((x) => (
          <g key={x}>
            <path className="plant-drop" d={`M${x} ${level(cold)}V${pipe - 70}`} />
            <text className="plant-band-label" x={x} y={level(middle) + 8} textAnchor="middle">
              {bandLabel}
            </text>
          </g>
        ))}
        <path
          className="plant-inflow"
          data-flow
          d="M0 296C40 300 60 322 94 326M0 338C36 340 62 344 94 348M0 376C40 374 60 368 94 366"
        />
        <path className="plant-pipe" d={`M206 ${pipe}H1500`} />
        <path className="plant-pipe-water" data-flow d={`M206 ${pipe}H1500`} />
        <Intake x={150} />
        <Strainer x={405} />
        <Sampler x={665} />
        <Pump x={940} />
        <Tank x={1220} />
        <Filling x={1500} />
      </>
    ),
    labels: (
      <>
        {degrees.map((degree) => (
          <text key={degree} className="plant-degree" x="62" y={level(degree) - 6}>
            {degree} {unit}
          </text>
        ))}
        {transits.map(({ spread, label }) => (
          <text
            key={label}
            className="plant-transit-label"
            x={width - 12}
            y={level(middle - spread) + 24}
            textAnchor="end"
          >
            {label}
          </text>
        ))}
      </>
    ),
  }
}

type At = { x: number }

function Intake({ x }: At) {
  return (
    <>
      <path className="plant-water" d={`M${x - 56} 306q14-7 28 0t28 0t28 0t28 0V388H${x - 56}Z`} />
      <path className="plant-body" d={`M${x - 56} 268V388H${x + 56}V268`} />
    </>
  )
}

function Strainer({ x }: At) {
  return (
    <>
      <path className="plant-symbol" d={`M${x - 36} ${pipe - 36}h72v72h-72z`} />
      <path className="plant-mesh" d={`M${x - 36} ${pipe + 36}L${x + 36} ${pipe - 36}`} />
    </>
  )
}

function Sampler({ x }: At) {
  return (
    <>
      <path className="plant-branch" d={`M${x} ${pipe}V${pipe - 42}M${x} ${pipe}V${pipe + 34}`} />
      <circle className="plant-symbol" cx={x} cy={pipe - 62} r="22" />
      <path className="plant-symbol" d={`M${x - 12} ${pipe + 34}h24l-24 24h24z`} />
      <path className="plant-dial" d={`M${x - 11} ${pipe - 55}L${x + 9} ${pipe - 72}`} />
    </>
  )
}

function Pump({ x }: At) {
  return (
    <>
      <circle className="plant-symbol" cx={x} cy={pipe} r="40" />
      <path
        className="plant-body"
        d={`M${x - 16} ${pipe - 36}L${x + 40} ${pipe}L${x - 16} ${pipe + 36}`}
      />
    </>
  )
}

function Tank({ x }: At) {
  return (
    <>
      <path className="plant-symbol" d={`M${x - 78} 250q0-24 78-24t78 24V374q0 22-78 22t-78-22z`} />
      <path
        className="plant-water"
        d={`M${x - 70} 286q18-6 35 0t35 0t35 0t35 0V370q0 18-70 18t-70-18z`}
      />
    </>
  )
}

function Filling({ x }: At) {
  return (
    <>
      <path className="plant-symbol" d={`M${x - 96} ${pipe - 20}v40l48-40v40z`} />
      <path className="plant-symbol" d={`M${x - 30} 284H${x + 170}V398H${x - 30}Z`} />
      <path className="plant-water" d={`M${x - 20} 388V346q0-22 26-24q64-8 130 0q24 3 24 24v42z`} />
    </>
  )
}
