import { Drawing } from '../frame/Drawing.tsx'
import type { DrawingWords } from '../frame/drawing-names.ts'

type CommunityDotsProps = DrawingWords & {
  fields: readonly { count: number; number: string; label: string }[]
}

const width = 492
const left = 130
const across = 64
const step = (width - left) / across
const gap = 16

/** Fields of dots, each a count of its own: one dot is one community. */
export function CommunityDots({ fields, ...names }: CommunityDotsProps) {
  let y = 4
  const rows = fields.map((field) => {
    const top = y
    const height = Math.max(26, Math.ceil(field.count / across) * step)
    y += height + gap
    return { ...field, top }
  })
  return (
    <Drawing {...names} id="communities" width={width} height={y - gap + 8}>
      {rows.map(({ count, number, label, top }) => (
        <g key={label}>
          <text x="0" y={top + 13} style={{ fontFamily: 'var(--font-serif)', fontSize: '19px' }}>
            {number}
          </text>
          <text x="0" y={top + 25} style={{ fontSize: '8px', fill: 'var(--color-soft)' }}>
            {label}
          </text>
          <path
            d={dots(count, top)}
            fill="none"
            stroke="var(--color-glacier-6)"
            strokeWidth="3.5"
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
