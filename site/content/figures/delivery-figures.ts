/** How much, how often, how fast and how far it is delivered, and how soon we answer. */
import type { Figure } from './figure.ts'

export const deliveryFigures = {
  ordersPerMonth: {
    text: '1–50 containers a month',
    scope: 'depending on sector',
    pages: [
      '/',
      '/access-bulk-water',
      '/bulk-delivery',
      '/industry-distribution',
      '/who-we-support',
      '/our-goals',
      '/resources',
    ],
  },
  emergencyOrder: {
    text: '10–50 containers',
    scope: 'or up to 100 in 24–48 hours; emergency orders',
    pages: [
      '/',
      '/about',
      '/access-bulk-water',
      '/bulk-delivery',
      '/industry-distribution',
      '/who-we-support',
    ],
  },
  emergencyWithin: {
    text: 'up to 100 in 24–48 hours',
    scope: 'containers; emergency orders',
    pages: [
      '/access-bulk-water',
      '/bulk-delivery',
      '/industry-distribution',
      '/water-factory',
      '/who-we-support',
    ],
  },
  emergencyMost: {
    text: '100 containers',
    scope: 'emergency order, in 24–48 hours',
    pages: [
      '/',
      '/contact',
      '/access-bulk-water',
      '/bulk-delivery',
      '/industry-distribution',
      '/who-we-support',
      '/water-factory',
      '/fresh-water-crisis',
    ],
  },
  ports: {
    text: '200+ ports',
    scope: 'connected, by ocean freight',
    pages: ['/', '/access-bulk-water', '/bulk-delivery'],
  },
  transitTemperature: {
    text: '±2 °C',
    scope: 'temperature control in transit',
    pages: [
      '/',
      '/water-purity',
      '/water-harvesting',
      '/access-bulk-water',
      '/bulk-delivery',
      '/our-goals',
      '/resources',
    ],
  },
  onTime: {
    text: '99.9 %',
    scope: 'on time; stated elsewhere as 99.8 %',
    pages: ['/', '/bulk-delivery', '/industry-distribution'],
  },
  onTimeOther: {
    text: '99.8 %',
    scope: 'on time; stated elsewhere as 99.9 %',
    pages: ['/bulk-delivery', '/industry-distribution'],
  },
  lateDeliveries: {
    text: '1 or 2 in 1,000',
    scope: 'derived: 1,000 × (100 % − 99.9 %) and 1,000 × (100 % − 99.8 %) deliveries late',
    pages: ['/industry-distribution'],
  },
  leadTime: {
    text: '7–21 days',
    scope: 'lead time; stated elsewhere as 2–4 weeks',
    pages: ['/', '/bulk-glacier-water', '/access-bulk-water', '/bulk-delivery', '/resources'],
  },
  leadTimeWeeks: {
    text: '2–4 weeks',
    scope: 'lead time; stated elsewhere as 7–21 days',
    pages: ['/', '/bulk-glacier-water', '/access-bulk-water', '/bulk-delivery', '/resources'],
  },
  agreedWeek: {
    text: 'days 14–21',
    scope: 'derived: 2–4 weeks × 7 are 14–28 days; they share 14–21 days with 7–21 days',
    pages: ['/bulk-delivery'],
  },
  dayRule: {
    text: '28 days',
    scope: 'drawing aid: a rule as long as the longer lead time, 4 weeks × 7',
    pages: ['/bulk-delivery'],
  },
  industries: {
    text: '500+ industries',
    scope: 'as stated by the company',
    pages: ['/', '/industry-distribution'],
  },
  monthlyVolume: {
    text: '50M+ litres a month',
    scope: 'as stated by the company',
    pages: ['/', '/industry-distribution'],
  },
  countries: {
    text: '50+ countries',
    scope: '30+ of them active, as stated by the company',
    pages: ['/access-bulk-water', '/global-impact', '/our-goals'],
  },
  countriesActive: {
    text: '30+ active',
    scope: 'of 50+ countries, as stated by the company',
    pages: ['/access-bulk-water', '/global-impact', '/our-goals'],
  },
  containersDelivered: {
    text: '500K containers',
    scope: 'as stated; period not stated',
    pages: ['/access-bulk-water'],
  },
  answerBusinessDays: {
    text: '24 hours',
    scope: 'Our response time on business days.',
    pages: ['/', '/contact'],
  },
  answerPartnership: {
    text: '24 hours',
    scope: 'We answer within 24 hours.',
    pages: ['/partnerships'],
  },
  emergencyResponse: {
    text: '24 hours',
    scope: 'a ‘48hr response’ is stated elsewhere',
    pages: ['/contact', '/access-bulk-water'],
  },
} as const satisfies Record<string, Figure>
