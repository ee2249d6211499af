import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { iceToPort } from './IceToPortCut.tsx'
import { bed, field, landLevel, lower, seaLevel, snout, upper } from './land.ts'

const drawing = iceToPort({
  title: 'Title',
  description: 'Description',
  ice: 'Ice',
  lava: 'Lava',
  years: ['a', 'b', 'c'],
  spring: 'Spring',
  hall: 'Hall',
  inset: 'Inset',
  container: { volume: '24,000 L', person: ['Person', '1.8 m'], metre: 'm' },
  ship: 'Ship',
  sea: 'Sea',
})

test('the columns share the whole width among them', () => {
  expect(drawing.columns.reduce((sum, width) => sum + width, 0)).toBe(drawing.width)
})

test('a stream leaves each window at the height at which it enters the next', () => {
  drawing.windows.slice(1).forEach((crop, index) => {
    const before = drawing.windows[index]
    expect(before && before.x + before.width).toBeCloseTo(crop.x)
    expect(before && before.y + before.height).toBe(crop.y + crop.height)
    expect(before?.width).toBe(crop.width)
  })
})

test('the tones of the lava lie below the ground and in their order', () => {
  for (let x = 0; x < 1300; x += 10) {
    const ground = x < snout ? bed(x) : x < 733 ? field(x) : landLevel
    expect(upper(x)).toBeGreaterThan(ground + 20)
    expect(lower(x)).toBeGreaterThan(upper(x) + 30)
  }
  expect(seaLevel).toBeGreaterThan(landLevel)
})

test('the drawing stays light and is the same at every build', () => {
  const render = () => renderToStaticMarkup(createElement('svg', null, drawing.art))
  const markup = render()
  expect(render()).toBe(markup)
  expect(markup).not.toContain('NaN')
  expect(Buffer.byteLength(markup)).toBeLessThan(45_000)
})
