import { Crowd } from './Crowd.tsx'
import { type Way, WayDrawing } from './WayDrawing.tsx'

/** Each way with its drawing. */
export function waysOf<Words extends Way>(ways: readonly Words[]) {
  return ways.map((way) => ({ ...way, drawing: <WayDrawing {...way} /> }))
}

/** The count with each of its people drawn. */
export function servedBy<Words extends { count: number }>(served: Words) {
  return { ...served, drawing: <Crowd people={Math.floor(served.count)} /> }
}
