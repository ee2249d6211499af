import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingNames } from '../frame/drawing-names.ts'
import '../frame/PlateDrawing.css'
import './formats.css'

type Pack = { litres: number; label: string }

type PacksProps = DrawingNames & {
  packs: { small: Pack; large: Pack }
  /** How centimetres are written on the rule. */
  centimetre: string
}

const centimetre = 8.2
const ground = 290

/** Length of the rule under the packs, in centimetres. */
const rule = 20

/** Edge of a cube of so many litres, in centimetres. */
const edge = (litres: number) => Math.cbrt(litres * 1000)

/** The two packs as cubes of their content, each with its tap, over a rule in centimetres. */
export function Packs({ packs, centimetre: unit, ...words }: PacksProps) {
  const { small, large } = packs
  return (
    <Drawing {...words} className="plate format" width={480} height={360}>
      <path className="format-ground" d={`M0 ${ground}H480`} />
      <Cube x={24} {...small} />
      <Cube x={232} {...large} />
      <g transform={`translate(24 ${ground + 20})`}>
        <path
          className="format-rule"
          d={`M0 8V0H${rule * centimetre}V8M${(rule / 2) * centimetre} 0V8`}
        />
        <text y="30">0</text>
        <text x={(rule / 2) * centimetre} y="30" textAnchor="middle">
          {rule / 2}
        </text>
        <text x={rule * centimetre} y="30" textAnchor="middle">
          {`${rule} ${unit}`}
        </text>
      </g>
    </Drawing>
  )
}

function Cube({ x, litres, label }: Pack & { x: number }) {
  const size = edge(litres) * centimetre
  const depth = size * 0.2
  return (
    <g transform={`translate(${x} ${ground})`}>
      <path
        className="plate-side"
        d={`M${size} 0l${depth}-${depth}v${-size}l${-depth} ${depth}z`}
      />
      <path className="plate-top" d={`M0 ${-size}l${depth}-${depth}h${size}l${-depth} ${depth}z`} />
      <path className="plate-face" data-litres={litres} d={`M0 0V${-size}H${size}V0z`} />
      <path
        className="plate-seam"
        d={`M${size * 0.36} ${-size + 14}h${size * 0.28}m0 7h${-size * 0.28}`}
      />
      <path className="plate-accent" d={`M${size / 2 - 9}-32h18v10h-5v9h-8v-9h-5z`} />
      <text className="format-figure" x={size / 2} y={-size * 0.46} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}
