import { Drawing } from '../Drawing.tsx'
import { seededRandom } from '../seeded-random.ts'

type Span = { name: string; value: string; years: readonly [number, number] }

type YearsOfRockProps = {
  title: string
  description: string
  unit: string
  spans: readonly [Span, Span, Span]
}

const width = 492
const left = 30
const decade = 64
const top = 12
const y = (year: number) => top + Math.log10(year) * decade
const foot = y(200) + 14
/** Where two spans leave a gap, their border lies in its middle on the scale. */
const borders = [y(1), y(Math.sqrt(5 * 10)), y(50), foot]
const tones = ['basalt-1', 'basalt-2', 'basalt-3'] as const

/** Three stated spans of filtration on a logarithmic scale of years; it is the drawing's left edge. */
export function YearsOfRock({ title, description, unit, spans }: YearsOfRockProps) {
  return (
    <Drawing id="years" width={width} height={foot + 4} title={title} description={description}>
      {tones.map((tone, index) => {
        const [from = 0, to = 0] = borders.slice(index, index + 2)
        return (
          <g key={tone}>
            <rect
              x={left}
              y={from}
              width={width - left}
              height={to - from}
              fill={`var(--color-${tone})`}
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
      <path d={threads()} fill="none" stroke="var(--color-water)" strokeWidth="1.3" />
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
        d={`M${left - 6} ${y(1)}V${y(200)}H${left}V${y(1)}z`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="0.6"
      />
      {[1, 5, 10, 50, 100, 200].map((year) => (
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

/** Eight threads become four, two and one. */
function threads(): string {
  const centre = 350
  const [first = 0, second = 0, third = 0, end = 0] = borders
  const at = (index: number, of: number) => centre + (index - (of - 1) / 2) * (168 / of)
  const reach = (of: number, from: number, to: number) =>
    Array.from({ length: of }, (_, index) => {
      const middle = (from + to) / 2
      const goal = at(Math.floor(index / 2), of / 2)
      return `M${at(index, of)} ${from}C${at(index, of)} ${middle} ${goal} ${middle} ${goal} ${to}`
    }).join('')
  return `${reach(8, first, second)}${reach(4, second, third)}${reach(2, third, end - 6)}M${centre} ${end - 6}V${end}`
}
