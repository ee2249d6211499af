import { curveCatmullRom, curveLinear, line } from 'd3-shape'
import type { Point } from './through.ts'

/** Rock is rough: whole units keep its lines light. */
const rough = line<Point>().digits(0).curve(curveLinear)
const smooth = line<Point>().digits(1).curve(curveCatmullRom)

const path = (text: string | null) => text ?? ''

/** A broken line, as rock and ridges are drawn. */
export const broken = (points: readonly Point[]) => path(rough([...points]))

/** A flowing line, as ice and water are drawn. */
export const flowing = (points: readonly Point[]) => path(smooth([...points]))

/** Points of a curve at even steps of x, both ends included. */
export function along(from: number, to: number, step: number, y: (x: number) => number): Point[] {
  const steps = Math.max(1, Math.round((to - from) / step))
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / steps
    return [x, y(x)]
  })
}
