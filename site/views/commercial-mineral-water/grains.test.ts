import { expect, test } from 'vitest'
import { figuresFor } from '../../figures/figures-for.ts'
import { grains, radiusOf, scaleGrams, sideOf, stepFor } from './grains.ts'

const figures = figuresFor('en', '/commercial-mineral-water')
const masses = [
  figures.calciumMass,
  figures.magnesiumMass,
  figures.silicaMass,
  figures.potassiumMass,
]
const step = stepFor(masses.map(({ most }) => most))

for (const mass of masses) {
  test(`${mass.label}: one grain for each gram, the least inside and the rest out to the most`, () => {
    const [least, most] = mass.ends
    expect(grains(0, 0, least, step)).toHaveLength(Math.round(least))
    expect(grains(0, least, most, step)).toHaveLength(Math.round(most) - Math.round(least))
    for (const [x, y] of grains(0, least, most, step)) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(radiusOf(most, step))
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(radiusOf(Math.round(least), step))
    }
  })

  test(`${mass.label}: disc and square have one scale of areas`, () => {
    const disc = Math.PI * radiusOf(mass.most, step) ** 2
    const square = sideOf(scaleGrams, step) ** 2
    expect(disc / square).toBeCloseTo(mass.most / scaleGrams)
  })
}

test('a mineral twice as heavy still lies on its pan', () => {
  const heaviest = Math.max(...masses.map(({ most }) => most))
  for (const most of [heaviest, 2 * heaviest, heaviest / 10]) {
    expect(radiusOf(most, stepFor([most]))).toBeLessThan(136)
  }
})
