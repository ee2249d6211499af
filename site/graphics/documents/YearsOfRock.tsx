import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingWords } from '../frame/drawing-names.ts'
import { seededRandom } from '../geometry/seeded-random.ts'

type Span = { name: string; value: string; years: readonly [number, number] }

type YearsOfRockProps = DrawingWords & {
  unit: string
  /** The shallowest first. */
  spans: readonly Span[]
}

const width = 492
const left = 30
const decade = 64
const top = 12
const tones = ['basalt-1', 'basalt-2', 'basalt-3'] as const

/** The scale of the spans: levels of years, and the borders between the layers. */
function scaleOf(spans: readonly Span[]) {
  const ends = spans.flatMap(({ years }) => years)
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  const y = (year: number) => top + Math.log10(year / first) * decade
  const foot = y(last) + 14
  // Where two spans leave a gap, their border lies in its middle on the scale.
  const inner = spans.slice(1).map(({ years }, at) => {
    const above = spans[at]?.years[1] ?? years[0]
    return y(Math.sqrt(above * years[0]))
  })
  const tens = Array.from({ length: 6 }, (_, power) => 10 ** power)
  const marks = [...ends, ...tens.filter((year) => year > first && year < last)]
  const years = [...new Set(marks)].sort((one, other) => one - other)
  return { y, first, last, foot, years, borders: [y(first), ...inner, foot] }
}

/** Spans of filtration on a logarithmic scale of years; it is the drawing's left edge. */
export function YearsOfRock({ unit, spans, ...names }: YearsOfRockProps) {
  const { y, first, last, foot, years, borders } = scaleOf(spans)
  return (
    <Drawing {...names} id="years" width={width} height={foot + 4}>
      {spans.map(({ name }, index) => {
        const [from = 0, to = 0] = borders.slice(index, index + 2)
        return (
          <g key={name}>
            <rect
              x={left}
              y={from}
              width={width - left}
              height={to - from}
              fill={`var(--color-${tones[index] ?? tones[2]})`}
            />
            <path
              d={pores(from, to, index)}
              fill="none"
              stroke="var(--color-field)"
              strokeWidth="0.5"
            />
          </g>
        )
      })}
      <path d={threads(borders)} fill="none" stroke="var(--color-water)" strokeWidth="1.3" />
      {spans.map(({ name, value, years: [from, to] }, index) => {
        const middle = (borders[index] ?? 0) / 2 + (borders[index + 1] ?? 0) / 2
        return (
          <g key={name}>
            <rect
              x={left - 6}
              y={y(from)}
              width="6"
              height={y(to) - y(from)}
              fill="var(--color-ink)"
            />
            <text
              x={left + 14}
              y={middle + 6}
              style={{ fontFamily: 'var(--font-serif)', fontSize: '19px' }}
            >
              {value}{' '}
              <tspan style={{ fontFamily: 'var(--font-sans)', fontSize: '8.5px' }}>{unit}</tspan>
            </text>
            <text x={left + 118} y={middle + 5} style={{ fontSize: '8.5px' }}>
              {name}
            </text>
          </g>
        )
      })}
      <path
        d={`M${left - 6} ${y(first)}V${y(last)}H${left}V${y(first)}z`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="0.6"
      />
      {years.map((year) => (
        <text key={year} x={left - 10} y={y(year) + 3} textAnchor="end" style={{ fontSize: '8px' }}>
          {year}
        </text>
      ))}
    </Drawing>
  )
}

/** Round holes above, flat seams below: the deeper, the denser. */
function pores(from: number, to: number, layer: number): string {
  const random = seededRandom(31 + layer)
  return Array.from({ length: 90 }, () => {
    const at = left + 230 + random() * (width - left - 256)
    const level = from + 5 + random() * (to - from - 10)
    const size = 1.2 + random() * 2.2
    if (layer === 0)
      return `M${(at - size).toFixed(1)} ${level.toFixed(1)}a${size.toFixed(1)} ${(size * 0.8).toFixed(1)} 0 1 0 ${(2 * size).toFixed(1)} 0a${size.toFixed(1)} ${(size * 0.8).toFixed(1)} 0 1 0 ${(-2 * size).toFixed(1)} 0`
    if (layer === 1)
      return `M${at.toFixed(1)} ${(level - 4).toFixed(1)}v${(4 + size * 2).toFixed(1)}`
    return `M${at.toFixed(1)} ${level.toFixed(1)}h${(6 + size * 4).toFixed(1)}`
  }).join('')
}

/** Threads halve from layer to layer until one is left. */
function threads(borders: readonly number[]): string {
  const centre = 350
  const layers = borders.length - 1
  const end = borders[layers] ?? 0
  const at = (index: number, of: number) => centre + (index - (of - 1) / 2) * (168 / of)
  const reaches = Array.from({ length: layers }, (_, layer) => {
    const of = 2 ** (layers - layer)
    const from = borders[layer] ?? 0
    const to = layer === layers - 1 ? end - 6 : (borders[layer + 1] ?? 0)
    const middle = (from + to) / 2
    return Array.from({ length: of }, (_, index) => {
      const goal = at(Math.floor(index / 2), of / 2)
      return `M${at(index, of)} ${from}C${at(index, of)} ${middle} ${goal} ${middle} ${goal} ${to}`
    }).join('')
  })
  return `${reaches.join('')}M${centre} ${end - 6}V${end}`
}
