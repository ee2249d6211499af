import { expect, test } from 'vitest'
import { figuresFor } from '../../figures/figures-for.ts'
import { accessBulkWaterSections } from './access-bulk-water-sections.ts'
import { onDial } from './dial.ts'

const { emergencyResponse, emergencyWithin, leadTimeWeeks } = figuresFor('en', '/access-bulk-water')

const place = (hour: number, hours: number) =>
  onDial(hour, hours, 10)
    .split(' ')
    .map((part) => Number(part) + 0)

test('a dial begins at its top and runs clockwise', () => {
  expect(place(0, 48)).toEqual([0, -10])
  expect(place(12, 48)).toEqual([10, 0])
  expect(place(24, 48)).toEqual([0, 10])
  expect(place(36, 48)).toEqual([-10, 0])
})

test('one turn of the dial ends when loading has begun; our answer lies before it', () => {
  const drawing = accessBulkWaterSections('en').smart?.drawing
  const dial = drawing && 'dial' in drawing ? drawing.dial : undefined
  expect(dial?.hours).toBe(emergencyWithin.most)
  expect(dial?.first.until).toBe(emergencyResponse.value)
  expect(dial?.second.from).toBe(emergencyWithin.value)
})

test('the course of an emergency counts its days from the message', () => {
  const days = accessBulkWaterSections('en').emergency?.course.steps.map((step) => step.days)
  expect(days).toEqual([
    [0, emergencyResponse.value / 24],
    emergencyWithin.ends.map((hours) => hours / 24),
    leadTimeWeeks.ends.map((weeks) => weeks * 7),
  ])
})
