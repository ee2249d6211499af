import { expect, test } from 'vitest'
import { figuresFor } from '../../figures/figures-for.ts'
import { numbered, quayShares } from './quay-words.ts'
import { whoWeSupportSections } from './who-we-support-sections.ts'

const { ordersPerMonth, emergencyOrder, emergencyMost } = figuresFor('en', '/who-we-support')
const words = whoWeSupportSections('en').orders?.drawing

test('as many containers stand on the quay as an emergency can reach, the month first', () => {
  if (!words) throw new Error('The quay is withheld')
  const { regular, emergency } = quayShares(words)
  expect(regular).toBe(Math.min(ordersPerMonth.most, emergencyMost.value))
  expect(regular + emergency).toBe(emergencyMost.value)
})

test('the ends of both orders and the last container carry their numbers, each once and in order', () => {
  if (!words) throw new Error('The quay is withheld')
  const numbers = numbered(words)
  for (const end of [...ordersPerMonth.ends, ...emergencyOrder.ends, emergencyMost.value]) {
    expect(numbers).toContain(end)
  }
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
})
