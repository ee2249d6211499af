import { expect, test } from 'vitest'
import { wayOnChart } from '../../contract/port-chart.ts'
import { portChart, worldChart } from './plan-charts.ts'

const chart = portChart()
const world = worldChart()

test('every port has a way that begins at Iceland, on one sheet with the coasts', () => {
  expect(chart.ports.length).toBeGreaterThanOrEqual(1_500)
  for (const port of chart.ports) {
    const way = wayOnChart(chart, port)
    if (port.leg >= 0) expect(way, port.code).toMatch(`M${world.iceland.join(',')}`)
    expect(port.x, port.code).toBeGreaterThanOrEqual(0)
    expect(port.x, port.code).toBeLessThanOrEqual(world.width)
    expect(port.y, port.code).toBeLessThanOrEqual(world.height)
  }
})

test('a way ends at its port, to a unit of the sheet', () => {
  for (const port of chart.ports.filter(({ leg }) => leg >= 0)) {
    const [x = 0, y = 0] = (wayOnChart(chart, port).match(/-?\d+,-?\d+$/)?.[0] ?? '')
      .split(',')
      .map(Number)
    expect(Math.hypot(x - port.x, y - port.y), port.code).toBeLessThan(2)
  }
})
