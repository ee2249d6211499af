import type { Column, ColumnChartProps } from './column.ts'
import { labelSteps } from './label-steps.ts'
import { type ValueScale, valueScale } from './value-scale.ts'

/** Heights in px: of the plot, and of the line of names below its axis. */
export const heights = { tall: 220, low: 110, names: 28, above: 26 } as const

type ColumnsProps = Omit<ColumnChartProps, 'of'> & { at: number }

/** The drawing alone: lengths across in per cent of its width, so that nothing has to be measured. */
export function Columns({ unit, series, columns, size, at }: ColumnsProps) {
  const height = heights[size]
  const sums = columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const scale = valueScale(Math.max(0, ...sums), size === 'tall' ? 4 : 2)
  const band = 100 / columns.length
  const { wide, narrow } = labelSteps(columns.length)
  return (
    <svg
      className="columns-drawing"
      width="100%"
      height={heights.above + height + heights.names}
      aria-hidden="true"
    >
      <text className="columns-unit" x="0" y="12">
        {unit}
      </text>
      <g transform={`translate(0 ${heights.above})`}>
        <Marks scale={scale} height={height} />
        <rect className="columns-chosen" x={`${at * band}%`} width={`${band}%`} height={height} />
        {columns.map((column, index) => (
          <Stack
            key={column.key}
            column={column}
            tones={series.map(({ tone }) => tone)}
            x={index * band}
            band={band}
            height={height}
            scale={scale}
          />
        ))}
        <line className="columns-axis" x2="100%" y1={height} y2={height} />
        <line
          className="columns-pointer"
          x1={`${at * band}%`}
          x2={`${(at + 1) * band}%`}
          y1={height + 2}
          y2={height + 2}
        />
        {columns.map(({ key, name }, index) => {
          const place = columns.length - 1 - index
          if (place % wide !== 0) return null
          return (
            <text
              key={key}
              className="columns-name"
              data-narrow={place % narrow === 0 ? '' : undefined}
              x={`${(index + 0.5) * band}%`}
              y={height + 22}
            >
              {name}
            </text>
          )
        })}
      </g>
    </svg>
  )
}

function Marks({ scale: { marks, share }, height }: { scale: ValueScale; height: number }) {
  return marks.map((mark) => {
    const y = height * (1 - share(mark))
    return (
      <g key={mark}>
        {mark > 0 && <line className="columns-mark" x2="100%" y1={y} y2={y} />}
        <text className="columns-value" x="-8" y={y} dy="0.35em">
          {mark.toLocaleString('en-GB')}
        </text>
      </g>
    )
  })
}

type StackProps = {
  column: Column
  tones: readonly string[]
  x: number
  band: number
  height: number
  scale: ValueScale
}

/** One column: its parts upon each other. */
function Stack({ column, tones, x, band, height, scale }: StackProps) {
  let foot = height
  return tones.map((tone, index) => {
    const part = scale.share(column.values[index] ?? 0) * height
    if (part === 0) return null
    foot -= part
    return (
      <rect
        key={tone}
        className="column-part"
        data-tone={tone}
        x={`${x + band * 0.14}%`}
        width={`${band * 0.72}%`}
        y={foot}
        height={part}
      />
    )
  })
}
