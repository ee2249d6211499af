import { expect, test } from 'vitest'
import { registry } from '../../figures/registry.ts'
import { stacked } from './stowage.ts'

const { donated, containerVolume, givenContainers } = registry

test('the containers that are drawn hold the litres donated, however many stand in a row', () => {
  for (const across of [43, 19]) {
    const { rows, over, part } = stacked(givenContainers.value, across)
    expect(over).toBeLessThan(across)
    expect((rows * across + over + part) * containerVolume.value).toBeCloseTo(donated.value, 3)
  }
})
