/** What is shipped in: container, flexitank, pack, and what follows from their sizes. */

import { deliveryFigures } from './delivery-figures.ts'
import { containerFloor } from './drawing-measures.ts'
import { amount, arithmetic, type Figure, following, range } from './figure.ts'

const containerVolume = amount(24_000)
const bottles = amount(48_000)
const containerRange = range(24_000, 27_000)
const containerMost = following(() => containerRange.most)
const packSmall = amount(5)
const packLarge = amount(10)

const sphereMinimum = amount(15, { basis: 'published' })
const sphereDrinking = range(2.5, 3, { basis: 'published' })
const basicNeeds = range(50, 100, { basis: 'published' })
const peopleForADay = arithmetic(() => containerVolume.value / sphereMinimum.value)

const { emergencyOrder, emergencyMost, ordersPerMonth } = deliveryFigures

const peopleForFourDays = arithmetic(() => (emergencyMost.value * peopleForADay.value) / 4)

const planMonth = amount(30, { basis: 'scale' })

const litresOf = (containers: () => number) =>
  arithmetic(() => containers() * containerVolume.value, {
    values: () => ({ containers: containers() }),
  })

/** Water weighs about a kilogram a litre, and a cubic metre holds 1,000 litres. */
const cubicMetres = (litres: number) => litres / 1000

const levelOf = (volume: Figure) => {
  const [length, width] = [() => containerFloor.value, () => containerFloor.most]
  return arithmetic(() => cubicMetres(volume.value) / (length() * width()), {
    decimals: 2,
    values: () => ({ volume: cubicMetres(volume.value), length: length(), width: width() }),
  })
}

const cubeOf = (pack: Figure) =>
  arithmetic(() => Math.cbrt(pack.value * 1000), {
    decimals: 0,
    values: () => ({ volume: pack.value * 1000 }),
  })

/** Litres of the bottle sizes that bottlers fill. */
export const bottleSizes = [0.33, 0.75, 1, 1.5] as const

export const containerFigures = {
  containerVolume,
  bottles,
  bottleVolume: arithmetic(() => containerVolume.value / bottles.value),
  containerRange,
  containerMost,
  containerWeight: arithmetic(() => containerVolume.value / 1000, { sign: 'about' }),
  fillHeight: levelOf(containerVolume),
  fillHeightMost: levelOf(containerMost),
  packSmall,
  packLarge,
  packSizes: following(() => [packSmall.value, packLarge.value], { kind: 'row', join: 'each' }),
  smallCube: cubeOf(packSmall),
  largeCube: cubeOf(packLarge),
  packWeight: arithmetic(() => [packSmall.value, packLarge.value], { kind: 'row', sign: 'about' }),
  tenContainers: litresOf(() => emergencyOrder.value),
  fiftyContainers: litresOf(() => emergencyOrder.most),
  hundredContainers: litresOf(() => emergencyMost.value),
  bottleSizes: following(() => bottleSizes, { kind: 'row', join: 'each', basis: 'scale' }),
  bottlesBySize: arithmetic(
    () => bottleSizes.map((size) => Math.floor(containerVolume.value / size)),
    { kind: 'row' },
  ),
  sphereMinimum,
  sphereDrinking,
  basicNeeds,
  peopleForADay,
  planMonth,
  townSupplied: arithmetic(
    () =>
      [sphereDrinking.most, sphereMinimum.value, ...basicNeeds.values].map(
        (litres) => (ordersPerMonth.most * containerVolume.value) / planMonth.value / litres,
      ),
    { kind: 'row', decimals: 0, join: 'each' },
  ),
  peopleForFourDays,
  /** How long the same containers last those people where they serve drinking and food alone. */
  drinkingDays: arithmetic(
    () =>
      (emergencyMost.value * containerVolume.value) / peopleForFourDays.value / sphereDrinking.most,
  ),
}
