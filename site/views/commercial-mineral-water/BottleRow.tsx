import { bottleSize, marksFor, pitch, rowLength } from './bottle-row.ts'
import './BottleRow.css'

type BottleRowProps = { litres: number; bottles: number; width: number }

const foot = 1

/** A bottle standing on the ground at the middle of its place, as a path about that point. */
function outline(litres: number): string {
  const { height, width } = bottleSize(litres)
  const side = width / 2
  const neck = width * 0.19
  const shoulder = height * 0.36
  const mouth = height * 0.9
  return (
    `M${-side} 0V${-height + shoulder}C${-side} ${-height + shoulder * 0.6} ${-neck} ${-height + shoulder * 0.56} ${-neck} ${-mouth}` +
    `V${-height}H${neck}V${-mouth}C${neck} ${-height + shoulder * 0.56} ${side} ${-height + shoulder * 0.6} ${side} ${-height + shoulder}V0z`
  )
}

/** The bottles of one size that a container fills, one drawn for thousands; the last as far as it goes. */
function BottleRow({ litres, bottles, width }: BottleRowProps) {
  const { height, width: across } = bottleSize(litres)
  const { whole, rest } = marksFor(bottles)
  const id = `bottles-${String(litres).replace('.', '-')}`
  const high = height + 2 * foot
  const ground = high - foot
  const at = (index: number) => index * pitch + across / 2 + foot
  const bottle = outline(litres)
  const last = at(whole)
  return (
    <svg
      className="bottle-row"
      viewBox={`0 0 ${width} ${high}`}
      aria-hidden="true"
      data-marks={whole + rest}
    >
      <path className="bottle-row-ground" d={`M0 ${ground}H${rowLength(bottles)}`} />
      {Array.from({ length: whole }, (_, index) => index).map((index) => (
        <path key={index} d={bottle} transform={`translate(${at(index)} ${ground})`} />
      ))}
      {rest > 0.01 && (
        <>
          <clipPath id={id}>
            <rect x={last - across / 2} y="0" width={across * rest} height={high} />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <path d={bottle} transform={`translate(${last} ${ground})`} />
          </g>
        </>
      )}
    </svg>
  )
}

type Row = { name: string; cells: readonly string[]; litres: number; bottles: number }

/** Each size of bottle with its row, all on one scale. */
export function bottleRows(rows: readonly Row[]) {
  const width = Math.max(1288, ...rows.map(({ bottles }) => rowLength(bottles)))
  return rows.map(({ litres, bottles, ...row }) => ({
    ...row,
    bar: <BottleRow litres={litres} bottles={bottles} width={width} />,
  }))
}
