import { expect, test } from 'vitest'
import { figuresFor } from '../../figures/figures-for.ts'
import { bottleSize, bottlesPerMark, marksFor, rowLength } from './bottle-row.ts'
import { commercialMineralWaterSections } from './commercial-mineral-water-sections.ts'

const { containerVolume } = figuresFor('en', '/commercial-mineral-water')
const rows = commercialMineralWaterSections('en').bottles?.rows ?? []

for (const { name, litres, bottles } of rows) {
  test(`${name}: as many bottles are drawn as a container fills`, () => {
    const { whole, rest } = marksFor(bottles)
    expect((whole + rest) * bottlesPerMark).toBeCloseTo(bottles)
    expect(rest).toBeLessThan(1)
  })

  test(`${name}: the row empties one container, to the last bottle`, () => {
    expect(Math.floor(containerVolume.value / litres)).toBe(bottles)
  })
}

test('rows are as long as their counts, bottles as large as their content', () => {
  const [first, ...others] = rows
  if (!first) throw new Error('No bottle is drawn')
  for (const { litres, bottles } of others) {
    expect(rowLength(first.bottles) / rowLength(bottles)).toBeCloseTo(first.bottles / bottles)
    const [one, other] = [bottleSize(first.litres), bottleSize(litres)]
    expect((other.height / one.height) ** 3).toBeCloseTo(litres / first.litres)
    expect(other.height / one.height).toBeCloseTo(other.width / one.width)
  }
})
