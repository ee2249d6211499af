/** A field of land, in units of the drawing. */
export const field = { width: 800, height: 760 }

/** Units between two sheets. */
const gap = 11

export type Cut = { x: number; y: number; width: number; height: number }

const perRow = 2

/**
 * Cuts the field into sheets, row by row from the upper left. Every sheet's area stands to every
 * other's as their sizes do; gaps are between sheets, not of them.
 */
export function sheetsOf(sizes: readonly number[]): readonly Cut[] {
  const rows = Array.from({ length: Math.ceil(sizes.length / perRow) }, (_, row) => {
    const own = sizes.slice(row * perRow, (row + 1) * perRow)
    const sum = own.reduce((total, size) => total + size, 0)
    return { own, sum, width: field.width - gap * (own.length - 1) }
  })
  // Sizes for each unit of height, over all rows: what the field has to hold.
  const density =
    rows.reduce((total, { sum, width }) => total + sum / width, 0) /
    (field.height - gap * (rows.length - 1))
  let y = 0
  return rows.flatMap(({ own, sum, width }) => {
    const height = sum / width / density
    let x = 0
    const cuts = own.map((size) => {
      const cut = { x, y, width: (size / sum) * width, height }
      x += cut.width + gap
      return cut
    })
    y += height + gap
    return cuts
  })
}
