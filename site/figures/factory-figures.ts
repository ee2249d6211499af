/** Filling: the base capacity, the maximum, and what follows from both. */
import { containerFigures } from './container-figures.ts'
import { deliveryFigures } from './delivery-figures.ts'
import { amount, arithmetic } from './figure.ts'

const operatingDay = amount(20)
const lineTanks = amount(2)
const uptimeTarget = amount(98.5, { basis: 'goal' })
/** In per cent, without the last digits of a subtraction of decimals. */
const standstillShare = () => Math.round((100 - uptimeTarget.value) * 1e6) / 1e6

const lineCapacity = amount(48_000)
const { sphereMinimum, sphereDrinking, planMonth } = containerFigures
const { emergencyMost, emergencyOrder } = deliveryFigures

export const factoryFigures = {
  lineCapacity,
  lineTanks,
  packUnits: amount(4_800),
  sourceCapacity: amount(4_000_000, { sign: '+', print: 'short' }),
  sourceTanks: amount(180),
  operatingDay,
  tankHours: arithmetic(() => operatingDay.value / lineTanks.value, { decimals: 1 }),
  baseMonth: arithmetic(() => lineCapacity.value * planMonth.value),
  baseMonthTanks: arithmetic(() => lineTanks.value * planMonth.value),
  emergencyFilling: arithmetic(
    () => emergencyOrder.ends.map((containers) => containers / lineTanks.value),
    { kind: 'range' },
  ),
  fillingDays: arithmetic(() => emergencyMost.value / lineTanks.value),
  peopleSustained: arithmetic(() => lineCapacity.value / sphereMinimum.value),
  drinkersSustained: arithmetic(() => lineCapacity.value / sphereDrinking.most),
  uptimeTarget,
  standstill: arithmetic(() => Math.round((operatingDay.value * 60 * standstillShare()) / 100), {
    values: () => ({ share: standstillShare() }),
  }),
}
