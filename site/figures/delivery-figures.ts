/** How much, how often, how fast and how far it is delivered, and how soon we answer. */
import { responseHours } from '../../contract/response-times.ts'
import { amount, arithmetic, range } from './figure.ts'

const leadTimeWeeks = range(2, 4)
const onTimeOther = amount(99.8)
const ordersPerMonth = range(1, 50)

/** Deliveries that a share on time is drawn against. */
export const thousand = 1000
/** Deliveries of which one is late: 500, when two of a thousand are. */
const lateEvery = () => thousand / lateDeliveries.value
const lateDeliveries = arithmetic(() => Math.round((thousand * (100 - onTimeOther.value)) / 100), {
  values: () => ({ thousand }),
})

export const deliveryFigures = {
  ordersPerMonth,
  emergencyOrder: range(10, 50),
  emergencyMost: amount(100),
  emergencyWithin: range(24, 48),
  leadTimeWeeks,
  leadTime: range(7, 21),
  planDays: arithmetic(() => leadTimeWeeks.ends.map((weeks) => weeks * 7), { kind: 'range' }),
  ports: amount(200, { sign: '+' }),
  transitTemperature: amount(2, { sign: '±' }),
  onTime: amount(99.9),
  onTimeOther,
  lateDeliveries,
  lateSpan: arithmetic(() => lateEvery() / ordersPerMonth.most, {
    values: () => ({ every: lateEvery() }),
  }),
  answerBusinessDays: amount(responseHours.businessDays, { basis: 'promise' }),
  emergencyResponse: amount(responseHours.emergency, { basis: 'promise' }),
  emergencySupport: amount(48, { basis: 'promise' }),
  countries: amount(50, { sign: '+' }),
  countriesActive: amount(30, { sign: '+' }),
  industries: amount(500, { sign: '+' }),
  monthlyVolume: amount(50_000_000, { sign: '+', print: 'short' }),
  containersDelivered: amount(500_000, { print: 'short' }),
}
