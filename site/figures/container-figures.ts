/** What is shipped in: container, flexitank, pack, and what follows from their sizes. */

import { deliveryFigures } from './delivery-figures.ts'
import { containerFloor } from './drawing-measures.ts'
import { amount, arithmetic, following, range } from './figure.ts'
import { listOf, wholeNumber } from './number-text.ts'

const containerVolume = amount(24_000, 'L', { label: 'in one flexitank' })
const bottles = amount(48_000, 'bottles', {
  label: () => `the same ${containerVolume.text}, in bottles of ${bottleVolume.text}`,
})
const bottleVolume = arithmetic(() => containerVolume.value / bottles.value, 'L', {
  label: 'in one bottle',
  sum: () => `${containerVolume.text} ÷ ${bottles.number}`,
})
const containerRange = range(24_000, 27_000, 'L', { label: 'in one container' })
const containerMost = following(() => containerRange.most, 'L', {
  label: 'in the largest container',
})
const packSmall = amount(5, 'L', { label: 'the smaller box and tote' })
const packLarge = amount(10, 'L', { label: 'the larger box and tote' })

const sphereMinimum = amount(15, 'L', {
  label: 'a person a day in emergencies, for drinking and domestic hygiene',
  basis: { published: 'Sphere Handbook, 2018' },
})
const sphereDrinking = range(2.5, 3, 'L', {
  label: 'a person a day, for drinking and food',
  basis: { published: 'Sphere Handbook, 2018' },
})
const basicNeeds = range(50, 100, 'L', {
  label: 'a person a day, between which most basic needs are met',
  basis: { published: 'World Health Organization, as cited by UN DESA, 2014' },
})
const peopleForADay = arithmetic(() => containerVolume.value / sphereMinimum.value, 'people', {
  label: () => `for one day from ${containerVolume.text}, at ${sphereMinimum.text} each`,
  sum: () => `${containerVolume.text} ÷ ${sphereMinimum.text}`,
})
const peopleDrinking = arithmetic(() => containerVolume.value / sphereDrinking.most, 'people', {
  label: () => `for one day from ${containerVolume.text}, at ${sphereDrinking.most} L each`,
  sum: () => `${containerVolume.text} ÷ ${wholeNumber(sphereDrinking.most)} L`,
})

const { emergencyOrder, emergencyMost, ordersPerMonth } = deliveryFigures

const planMonth = amount(30, 'days', {
  label: 'a month, where we plan by the month',
  basis: 'For scale',
})

/** The numbers of containers that pages compute with, the smallest emergency order to the largest. */
const steps = () => [...emergencyOrder.ends, emergencyMost.value]
const stepsText = () => listOf(steps().map((step) => wholeNumber(step)))

const litresOf = (containers: () => number) =>
  arithmetic(() => containers() * containerVolume.value, 'L', {
    label: () => `in ${containers()} containers`,
    sum: () => `${wholeNumber(containers())} × ${containerVolume.text}`,
  })

/** Water weighs about a kilogram a litre, and a cubic metre holds 1,000 litres. */
const cubicMetres = (litres: number) => litres / 1000
const floorArea = () => containerFloor.value * containerFloor.most

const levelOf = (volume: typeof containerVolume) =>
  arithmetic(() => cubicMetres(volume.value) / floorArea(), 'm', {
    label: () => `level of ${volume.text} in a 20-foot container`,
    decimals: 2,
    sum: () =>
      `${wholeNumber(cubicMetres(volume.value))} m³ ÷ (${containerFloor.values.map((side) => `${side} m`).join(' × ')})`,
  })

const cubeOf = (pack: typeof packSmall) =>
  arithmetic(() => Math.cbrt(pack.value * 1000), 'cm', {
    label: () => `edge of a cube of ${pack.text}`,
    decimals: 0,
    sum: () => `cube root of ${wholeNumber(pack.value * 1000)} cm³`,
  })

/** Litres of the bottle sizes that bottlers fill. */
export const bottleSizes = [0.33, 0.75, 1, 1.5] as const

/** What one bottle holds: `half a litre`. */
export function bottleContent(): string {
  const litres = containerVolume.value / bottles.value
  return litres === 0.5 ? 'half a litre' : `${wholeNumber(litres)} L`
}

export const containerFigures = {
  containerVolume,
  bottles,
  bottleVolume,
  containerRange,
  containerMost,
  containerWeight: arithmetic(() => containerVolume.value / 1000, 'tonnes', {
    sign: 'about',
    label: () => `weight of ${containerVolume.text}`,
    sum: () => `${containerVolume.text} × 1 kg`,
  }),
  fillHeight: levelOf(containerVolume),
  fillHeightMost: levelOf(containerMost),
  packSmall,
  packLarge,
  packSizes: following(() => [packSmall.value, packLarge.value], 'L', {
    kind: 'row',
    join: 'each',
    label: 'box and tote',
  }),
  smallCube: cubeOf(packSmall),
  largeCube: cubeOf(packLarge),
  packWeight: arithmetic(() => [packSmall.value, packLarge.value], 'kg', {
    kind: 'row',
    sign: 'about',
    label: 'weight of the packs',
    sum: () => `${packSmall.text} and ${packLarge.text} × 1 kg`,
  }),
  tenContainers: litresOf(() => emergencyOrder.value),
  fiftyContainers: litresOf(() => emergencyOrder.most),
  hundredContainers: litresOf(() => emergencyMost.value),
  bottlesBySize: arithmetic(
    () => bottleSizes.map((size) => Math.floor(containerVolume.value / size)),
    'bottles',
    {
      kind: 'row',
      label: () =>
        `from ${containerVolume.text}, of ${new Intl.ListFormat('en-GB').format(bottleSizes.map((size) => `${size} L`))}`,
      sum: () => `${containerVolume.text} ÷ the bottle`,
    },
  ),
  sphereMinimum,
  sphereDrinking,
  basicNeeds,
  peopleForADay,
  peopleDrinking,
  planMonth,
  townSupplied: arithmetic(
    () =>
      [sphereMinimum.value, ...basicNeeds.values].map(
        (litres) => (ordersPerMonth.most * containerVolume.value) / planMonth.value / litres,
      ),
    'people',
    {
      kind: 'row',
      decimals: 0,
      join: 'each',
      label: () =>
        `supplied by ${ordersPerMonth.most} containers a month, at ${sphereMinimum.text}, ${basicNeeds.values[0]} L and ${basicNeeds.values[1]} L each a day`,
      sum: () =>
        `${ordersPerMonth.most} × ${containerVolume.text} ÷ ${planMonth.text} ÷ the litres`,
    },
  ),
  peopleForFourDays: arithmetic(() => (emergencyMost.value * peopleForADay.value) / 4, 'people', {
    label: () =>
      `for four days from ${wholeNumber(emergencyMost.value)} containers, at ${sphereMinimum.text} a day each`,
    sum: () =>
      `${wholeNumber(emergencyMost.value)} × ${containerVolume.text} ÷ ${sphereMinimum.text} ÷ 4 days`,
  }),
  peopleByContainers: arithmetic(
    () => steps().map((step) => step * peopleForADay.value),
    'people',
    {
      kind: 'row',
      label: () => `for one day from ${stepsText()} containers, at ${sphereMinimum.text} each`,
      sum: () => `containers × ${peopleForADay.number}`,
    },
  ),
  peopleDrinkingByContainers: arithmetic(
    () => steps().map((step) => step * peopleDrinking.value),
    'people',
    {
      kind: 'row',
      label: () =>
        `for one day from ${stepsText()} containers, at ${wholeNumber(sphereDrinking.most)} L each`,
      sum: () => `containers × ${peopleDrinking.number}`,
    },
  ),
}
