import { contours } from 'd3-contour'

/** Units between two samples. */
const cell = 10

/** The outline, inside a sheet, of everything for which a measure is above 0. */
export function areaOf(
  measure: (x: number, y: number) => number,
  sheet: { width: number; height: number },
): string {
  const [columns, rows] = [Math.ceil(sheet.width / cell), Math.ceil(sheet.height / cell)]
  const values = Array.from({ length: columns * rows }, (_, at) =>
    measure(((at % columns) + 0.5) * cell, (Math.floor(at / columns) + 0.5) * cell),
  )
  const [area] = contours().size([columns, rows]).thresholds([0])(values)
  return (area?.coordinates ?? [])
    .flat()
    .map(
      (ring) =>
        `M${ring.map(([x = 0, y = 0]) => `${Math.round(x * cell)} ${Math.round(y * cell)}`).join('L')}Z`,
    )
    .join('')
}
