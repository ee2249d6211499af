import { Drawing } from '../Drawing.tsx'

type CountedReadingsProps = {
  title: string
  description: string
  readings: readonly { count: number; figure: string; scope: string }[]
}

const width = 492
const left = 130
const across = 90
const step = (width - left) / across
const gap = 16

/** The same thing counted three times by three statements: one dot is one of it. */
export function CountedReadings({ title, description, readings }: CountedReadingsProps) {
  let y = 4
  const rows = readings.map((reading) => {
    const top = y
    const height = Math.max(26, Math.ceil(reading.count / across) * step)
    y += height + gap
    return { ...reading, top }
  })
  return (
    <Drawing
      id="communities"
      width={width}
      height={y - gap + 8}
      title={title}
      description={description}
    >
      {rows.map(({ count, figure, scope, top }) => (
        <g key={figure}>
          <text x="0" y={top + 13} style={{ fontFamily: 'var(--font-serif)', fontSize: '19px' }}>
            {figure}
          </text>
          <text x="0" y={top + 25} style={{ fontSize: '8px', fill: 'var(--color-soft)' }}>
            {scope}
          </text>
          <path
            d={dots(count, top)}
            fill="none"
            stroke="var(--color-glacier-6)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </g>
      ))}
    </Drawing>
  )
}

function dots(count: number, top: number): string {
  return Array.from({ length: count }, (_, at) => {
    const x = left + (at % across) * step + step / 2
    return `M${x.toFixed(1)} ${(top + 4 + Math.floor(at / across) * step).toFixed(1)}h.01`
  }).join('')
}
