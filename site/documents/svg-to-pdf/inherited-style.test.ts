import { expect, test } from 'vitest'
import { initialStyle, styleOf } from './inherited-style.ts'

function drawn(attributes: Record<string, string>, parent = initialStyle) {
  return styleOf({ type: 'element', name: 'rect', attributes, children: [] }, parent)
}

test('nought is a value: a line of no width and a fill that is not there stay so', () => {
  expect(drawn({ 'stroke-width': '0', 'fill-opacity': '0' })).toMatchObject({
    strokeWidth: 0,
    fillOpacity: 0,
  })
})

test('what is not a number is handed down from above', () => {
  const parent = drawn({ 'stroke-width': '3' })
  expect(drawn({ 'stroke-width': 'inherit' }, parent).strokeWidth).toBe(3)
  expect(drawn({}, parent).strokeWidth).toBe(3)
})
