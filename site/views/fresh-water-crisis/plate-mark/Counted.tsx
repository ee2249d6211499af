import { rounded } from '../../../graphics/geometry/rounded.ts'

/** Drawn around 0, 0; the first part of a path, which begins with the place of the mark. */
const outlines = {
  cross: 'm-5-15h10v10h10v10h-10v10h-10v-10h-10v-10h10z',
  drop: 'm0-17c6 8 10 13 10 18a10 10 0 0 1-20 0c0-5 4-10 10-18z',
  vessel: 'm-5-20h10v6c4 3 6 7 6 13 0 9-3 15-6 15h-10c-3 0-6-6-6-15 0-6 2-10 6-13z',
  arrow: 'm-20-3h22v-8l18 11-18 11v-8h-22z',
  house: 'm-9 12v-15l9-10 9 10v15z',
} as const

/** Marks too many for a path each: one dashed line a row. */
const dashes = {
  dot: { thick: 8, long: 0, round: true },
  grain: { thick: 2.6, long: 0, round: true },
  pond: { thick: 5.6, long: 2.6, round: true },
  tally: { thick: 17, long: 2, round: false },
} as const

export type CountMark = {
  shape: keyof typeof outlines | keyof typeof dashes
  total: number
  /** The first so many of them are filled. */
  filled: number
  perRow: number
}

const ground = 98

/** So many marks of one kind, the counted ones filled; the rows stand on the ground of the plate. */
export function Count({ shape, total, filled, perRow }: CountMark) {
  const pitch = 240 / perRow
  const rows = total / perRow
  const rise = Math.min(ground / rows, shape in dashes && shape !== 'tally' ? pitch : 48)
  const at = (index: number) => ({
    x: ((index % perRow) + 0.5) * pitch,
    y: ground - (rows - Math.floor(index / perRow) - 0.5) * rise,
  })

  if (shape in outlines) {
    const path = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, step) => {
        const { x, y } = at(from + step)
        return `M${x} ${y}${outlines[shape as keyof typeof outlines]}`
      }).join('')
    return (
      <>
        <path className="mark-full" d={path(0, filled)} />
        <path className="mark-open" d={path(filled, total)} />
      </>
    )
  }

  const { thick, long, round } = dashes[shape as keyof typeof dashes]
  const line = (from: number, to: number): string => {
    if (from >= to) return ''
    const end = Math.min(to, (Math.floor(from / perRow) + 1) * perRow)
    const { x, y } = at(from)
    // A hair longer than the last mark, which would fall off the end otherwise.
    return `M${rounded(x - long / 2, 2)} ${rounded(y, 2)}h${rounded((end - from - 1) * pitch + long + 0.05, 2)}${line(end, to)}`
  }
  const stroke = {
    strokeDasharray: `${long} ${rounded(pitch - long, 2)}`,
    strokeLinecap: round ? ('round' as const) : undefined,
    strokeWidth: thick,
  }
  return (
    <>
      <path className="mark-line-full" d={line(0, filled)} {...stroke} />
      {filled < total && <path className="mark-line-rest" d={line(filled, total)} {...stroke} />}
    </>
  )
}
