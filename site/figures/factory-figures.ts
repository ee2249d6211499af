/** Filling: the base capacity, the maximum, and what follows from both. */
import { containerFigures } from './container-figures.ts'
import { amount, arithmetic } from './figure.ts'

const operatingDay = amount(20)
const lineTanks = amount(2)
const uptimeTarget = amount(98.5, { basis: 'goal' })
/** In per cent, without the last digits of a subtraction of decimals. */
const standstillShare = () => Math.round((100 - uptimeTarget.value) * 1e6) / 1e6

const { containerVolume, sphereMinimum, sphereDrinking } = containerFigures
const litresADay = () => lineTanks.value * containerVolume.value
/** For how many people a day's filling is enough, at so many litres each. */
const peopleAt = (litresEach: () => number) =>
  arithmetic(() => litresADay() / litresEach(), { values: () => ({ litresADay: litresADay() }) })

export const factoryFigures = {
  lineCapacity: amount(48_000),
  lineTanks,
  packUnits: amount(4_800),
  sourceCapacity: amount(4_000_000, { sign: '+', print: 'short' }),
  sourceTanks: amount(180),
  operatingDay,
  tankHours: arithmetic(() => operatingDay.value / lineTanks.value, { decimals: 1 }),
  peopleSustained: peopleAt(() => sphereMinimum.value),
  drinkersSustained: peopleAt(() => sphereDrinking.most),
  uptimeTarget,
  standstill: arithmetic(() => Math.round((operatingDay.value * 60 * standstillShare()) / 100), {
    values: () => ({ share: standstillShare() }),
  }),
}
