import { expect, test } from 'vitest'
import {
  type Port,
  type PortChart,
  packPorts,
  portsNear,
  unpackPorts,
  wayOnChart,
} from './port-chart.ts'

const port = (
  code: string,
  name: string,
  country: string,
  x: number,
  y: number,
  leg = 0,
): Port => ({
  ...{ code, name, country, x, y, leg, miles: 1_000, canal: undefined },
})
const ports = [
  port('NLRTM', 'Rotterdam', 'Netherlands', 600, 120, 1),
  port('BEANR', 'Antwerp', 'Belgium', 601, 123, 1),
  port('CIABJ', 'Abidjan', 'Côte d’Ivoire', 560, 330),
  port('USNYC', 'New York', 'United States', 330, 170),
  port('GBYOR', 'York Harbour', 'Canada', 300, 100),
]
const chart: PortChart = {
  ports,
  legs: [
    ['M520,80L540,100', -1],
    ['L600,120', 0],
  ],
}

test('the ports nearest to a tap come first', () => {
  expect(portsNear(ports, [600, 121], 2).map(({ code }) => code)).toEqual(['NLRTM', 'BEANR'])
})

test('a way is one path, from Iceland to its port', () => {
  expect(wayOnChart(chart, ports[0] as Port)).toBe('M520,80L540,100L600,120')
})

test('packing the ports loses nothing', () => {
  const mombasa = port('KEMBA', 'Mombasa', 'Kenya', 7, 8)
  const whole: PortChart = {
    ...chart,
    ports: [...ports, { ...mombasa, canal: 'Suez', leadWeeks: [4, 5] }],
  }
  expect(unpackPorts(packPorts(whole))).toEqual(whole)
})
