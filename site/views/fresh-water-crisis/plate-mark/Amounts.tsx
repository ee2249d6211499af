import { rounded } from '../../../graphics/geometry/rounded.ts'

const ground = 98
const column = (x: number, bottom: number, width: number, height: number) =>
  `M${rounded(x, 1)} ${rounded(bottom, 1)}h${rounded(width, 1)}v${rounded(-height, 1)}h${rounded(-width, 1)}z`

/** Two sizes as areas on one scale, standing on one ground. */
export function Areas({
  shape,
  sizes,
}: {
  shape: 'square' | 'disc'
  sizes: readonly [number, number]
}) {
  const sides = sizes.map((size) => 94 * Math.sqrt(size / Math.max(...sizes)))
  const [first = 0, second = 0] = sides
  const areas = [
    { side: first, x: 0, className: first > second ? 'mark-full' : 'mark-rest' },
    { side: second, x: first + 26, className: first > second ? 'mark-hot' : 'mark-full' },
  ]
  return areas.map(({ side, x, className }) =>
    shape === 'square' ? (
      <path key={x} className={className} d={column(x, ground, side, side)} />
    ) : (
      <circle
        key={x}
        className={className}
        cx={rounded(x + side / 2, 1)}
        cy={rounded(ground - side / 2, 1)}
        r={rounded(side / 2, 1)}
      />
    ),
  )
}

/** What was before as one measure, and what came on top of it, in per cent of that measure. */
export function Rise({ added }: { added: readonly [number, number] }) {
  const whole = ground / (100 + Math.max(...added))
  return added.map((more, index) => {
    const x = index * 92
    return (
      <g key={more}>
        <path className="mark-rest" d={column(x, ground, 66, 100 * whole)} />
        <path className="mark-full" d={column(x, ground - 100 * whole, 66, more * whole)} />
        <path className="mark-line" d={`M${x} ${rounded(ground - 100 * whole, 1)}h66`} />
      </g>
    )
  })
}

/** The same block so many times, then and later. */
export function Blocks({ from, to }: { from: number; to: number }) {
  const side = 34
  const row = (start: number, count: number, gap: number) =>
    Array.from({ length: count }, (_, index) =>
      column(start + index * gap, ground, side, side),
    ).join('')
  return (
    <>
      <path className="mark-rest" d={row(0, from, 37)} />
      <path className="mark-full" d={row(from * 37 + 18, to, 37)} />
    </>
  )
}

/** Counted values as columns on one scale. */
export function Columns({ values }: { values: readonly number[] }) {
  const scale = 94 / Math.max(...values)
  return (
    <>
      {values.map((value, index) => (
        <path
          key={value}
          className={index === values.length - 1 ? 'mark-hot' : 'mark-full'}
          d={column(index * 84, ground, 66, value * scale)}
        />
      ))}
      <path className="mark-line" d="M0 98.5h240" />
    </>
  )
}

/** What is taken away, hanging from the line of what was there. */
export function Losses({ shares }: { shares: readonly number[] }) {
  const scale = 90 / Math.max(...shares)
  return (
    <>
      {shares.map((share, index) => (
        <path
          key={share}
          className="mark-hot"
          d={column(index * 84, 8 + share * scale, 66, share * scale)}
        />
      ))}
      <path className="mark-line" d="M0 7.5h240" />
    </>
  )
}

/** What is spent, and the span of what is needed on top of it, on one scale. */
export function Lengths({ spent, more }: { spent: number; more: readonly [number, number] }) {
  const scale = 240 / spent
  const [least, most] = more
  return (
    <>
      <path className="mark-full" d="M0 46h240V20H0z" />
      <path className="mark-hot" d={column(0, 86, least * scale, 26)} />
      <path className="mark-dashed" d={column(least * scale, 85.5, (most - least) * scale, 25)} />
    </>
  )
}
