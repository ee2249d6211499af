/** Filling: the base capacity, the maximum, and what follows from both. */
import { amount, arithmetic } from './figure.ts'

const operatingDay = amount(20, 'hours', { label: 'operating day' })
const lineTanks = amount(2, 'flexitanks', { per: 'a day', label: 'base capacity' })
const packUnits = amount(4_800, 'units', { per: 'a day', label: 'base capacity, box and tote' })
const sourceTanks = amount(180, 'flexitanks', { per: 'a day', label: 'maximum capacity' })
const uptimeTarget = amount(98.5, '%', { label: 'uptime target of the factory', basis: 'Goal' })

export const factoryFigures = {
  lineCapacity: amount(48_000, 'L', { per: 'a day', label: 'base capacity' }),
  lineTanks,
  packUnits,
  sourceCapacity: amount(4_000_000, 'L', {
    per: 'a day',
    sign: '+',
    print: 'short',
    label: 'maximum capacity',
  }),
  sourceTanks,
  operatingDay,
  tankHours: arithmetic(() => operatingDay.value / lineTanks.value, 'hours', {
    decimals: 1,
    label: 'for one flexitank',
    sum: () => `${operatingDay.text} ÷ ${lineTanks.number}`,
  }),
  uptimeTarget,
  standstill: arithmetic(
    () => Math.round((operatingDay.value * 60 * (100 - uptimeTarget.value)) / 100),
    'minutes',
    {
      label: 'of the operating day outside the uptime target',
      sum: () => `${operatingDay.text} × ${(100 - uptimeTarget.value).toFixed(1)} %`,
    },
  ),
}
