import { expect, test } from 'vitest'
import { figuresFor } from '../../figures/figures-for.ts'
import { drawingWords } from '../../words/drawing-words.ts'
import { magnified, spanOf } from './ph-words.ts'

const { ph, phLow, phAverage } = figuresFor('en', '/alkaline-water')
const ranges = drawingWords('en').phScale?.ranges ?? []

test('the bracket reaches from the lowest to the highest end of the ranges drawn', () => {
  const drawn = [ph, phLow].filter(({ withheld }) => !withheld)
  expect(spanOf(ranges)).toEqual([
    Math.min(...drawn.map(({ value }) => value)),
    Math.max(...drawn.map(({ most }) => most)),
  ])
})

test('the enlarged strip holds every range and the average', () => {
  const [from, to] = magnified
  for (const end of [...spanOf(ranges), phAverage.value]) {
    expect(end).toBeGreaterThanOrEqual(from)
    expect(end).toBeLessThanOrEqual(to)
  }
})
