import { expect, test } from 'vitest'
import { portsNamed, portTyped } from './port-names.ts'
import { seaPorts } from './sea-ports/sea-ports.ts'

test.each([
  ['KEMBA', 'KEMBA'],
  ['mombasa, kenya', 'KEMBA'],
  ['Anvers', 'BEANR'],
  ['Le Cap', 'ZACPT'],
  ['Gênes', 'ITGOA'],
  ['København', 'DKCPH'],
  ['rotterdm', 'NLRTM'],
  ['Rotetrdam', 'NLRTM'],
  ['Hambourg', 'DEHAM'],
  ['Mombassa', 'KEMBA'],
])('%s is the port %s', (typed, code) => {
  expect(portTyped(seaPorts, typed)?.code).toBe(code)
})

test.each(['Atlantis', 'Bern', 'x', '', 'Xyzzyx'])('%s is no port that we know', (typed) => {
  expect(portTyped(seaPorts, typed)).toBeUndefined()
})

test('a text as long as an address takes is no port, and keeps nobody waiting', () => {
  const began = performance.now()
  expect(portTyped(seaPorts, 'a'.repeat(15_000))).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(400)
})

test.each([
  ['anv', 'BEANR'],
  ['le ca', 'ZACPT'],
  ['roterd', 'NLRTM'],
  ['rotterdm', 'NLRTM'],
  ['mombas', 'KEMBA'],
])('while %s is typed, %s is offered first', (typed, code) => {
  expect(portsNamed(seaPorts, typed, 8)[0]?.code).toBe(code)
})

test('every name in another language belongs to a port that we know', () => {
  const named = seaPorts.filter(({ also }) => also)
  expect(named.length).toBeGreaterThan(60)
  for (const { also = [] } of named)
    for (const name of also) expect(portTyped(seaPorts, name)?.also, name).toContain(name)
})

const few = [
  { code: 'NLRTM', name: 'Rotterdam', country: 'Netherlands' },
  { code: 'CIABJ', name: 'Abidjan', country: 'Côte d’Ivoire' },
  { code: 'USNYC', name: 'New York', country: 'United States' },
  { code: 'GBYOR', name: 'York Harbour', country: 'Canada' },
]

test('a port is found by the beginning of its name, country or code, whatever its accents', () => {
  const named = (typed: string) => portsNamed(few, typed, 8).map(({ code }) => code)
  expect(named('rott')).toEqual(['NLRTM'])
  expect(named('nlrtm')).toEqual(['NLRTM'])
  expect(named('Cote')).toEqual(['CIABJ'])
  expect(named('york')).toEqual(['GBYOR', 'USNYC'])
  expect(named('Rotterdam, Neth')).toEqual(['NLRTM'])
  expect(named('terdam')).toEqual([])
  expect(named('  ')).toEqual([])
  expect(portsNamed(few, 'n', 1)).toHaveLength(1)
})
