import type { APIRoute } from 'astro'
import { worldChart } from '../build/plan-charts.ts'
import { colour } from '../documents/svg-to-pdf/styles.ts'

/** The chart of the planner without ports, as a picture for those who have not touched it yet. */
export const GET: APIRoute = () => {
  const { width, height, coasts, graticule } = worldChart()
  const line = 'vector-effect="non-scaling-stroke"'
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<path fill="none" stroke="${colour('glacier-1')}" ${line} d="${graticule}"/>` +
      `<path fill="${colour('basalt-1')}" stroke="${colour('basalt-3')}" stroke-width=".7" ${line} d="${coasts}"/>` +
      `<path fill="none" stroke="${colour('ink')}" ${line} d="M0 0H${width}V${height}H0z"/></svg>`,
  )
}
