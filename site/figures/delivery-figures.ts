/** How much, how often, how fast and how far it is delivered, and how soon we answer. */
import { responseHours } from '../../contract/response-times.ts'
import { amount, arithmetic, range } from './figure.ts'
import { inWords } from './number-text.ts'

const leadTimeWeeks = range(2, 4, 'weeks', { label: 'to plan with, by sea' })
const onTimeOther = amount(99.8, '%', { label: 'industry deliveries on time' })
const ordersPerMonth = range(1, 50, 'containers', {
  per: 'a month',
  label: 'regular orders, depending on sector',
})
/** The least of a regular order, as prose has it: `one container a month`. */
export function smallestOrder(): string {
  const { value } = ordersPerMonth
  return `${inWords(value)} ${value === 1 ? 'container' : 'containers'} a month`
}

/** Deliveries that a share on time is drawn against. */
export const thousand = 1000
/** Deliveries of which one is late: 500, when two of a thousand are. */
export const lateEvery = () => thousand / lateDeliveries.value
const lateDeliveries = arithmetic(
  () => Math.round((thousand * (100 - onTimeOther.value)) / 100),
  'in 1,000',
  {
    label: 'industry deliveries late',
    sum: () => `1,000 × (100 % − ${onTimeOther.text})`,
  },
)

export const deliveryFigures = {
  ordersPerMonth,
  emergencyOrder: range(10, 50, 'containers', { label: 'emergency orders' }),
  emergencyMost: amount(100, 'containers', {
    label: 'at most, mobilised in an emergency: loading has begun',
  }),
  emergencyWithin: range(24, 48, 'hours', {
    label: 'until the containers of an emergency order are mobilised: loading has begun',
  }),
  leadTimeWeeks,
  leadTime: range(7, 21, 'days', { label: 'by ocean freight' }),
  planDays: arithmetic(() => leadTimeWeeks.ends.map((weeks) => weeks * 7), 'days', {
    kind: 'range',
    label: () => `the ${leadTimeWeeks.text}, in days`,
    sum: () => `${leadTimeWeeks.text} × 7 days`,
  }),
  ports: amount(200, 'ports', { sign: '+', label: 'connected by ocean freight' }),
  transitTemperature: amount(2, '°C', { sign: '±', label: 'temperature control in transit' }),
  onTime: amount(99.9, '%', { label: 'bulk deliveries on time' }),
  onTimeOther,
  lateDeliveries,
  lateSpan: arithmetic(() => lateEvery() / ordersPerMonth.most, 'months', {
    label: () => `for ${lateEvery()} deliveries, at ${ordersPerMonth.most} a month`,
    sum: () => `${lateEvery()} ÷ ${ordersPerMonth.most}`,
  }),
  answerBusinessDays: amount(responseHours.businessDays, 'hours', {
    label: 'our answer, on business days',
    basis: 'Service promise',
  }),
  emergencyResponse: amount(responseHours.emergency, 'hours', {
    label: '24-hour emergency response: our answer',
    basis: 'Service promise',
  }),
  emergencySupport: amount(48, 'hours', {
    label: '48hr response in an emergency: by then loading has begun',
    basis: 'Service promise',
  }),
  countries: amount(50, 'countries', { sign: '+', label: 'countries in all' }),
  countriesActive: amount(30, 'countries', { sign: '+', label: 'countries we are active in' }),
  industries: amount(500, 'industries', { sign: '+', label: 'industries' }),
  monthlyVolume: amount(50_000_000, 'L', {
    per: 'a month',
    sign: '+',
    print: 'short',
    label: 'litres a month, industry distribution',
  }),
  containersDelivered: amount(500_000, 'containers', { print: 'short', label: 'containers' }),
}
