/** The filling line and the source behind it, in both stated readings. */
import type { Figure } from './figure.ts'

export const factoryFigures = {
  operatingDay: {
    text: '20 hours',
    scope: 'operating day',
    pages: ['/water-harvesting', '/water-factory', '/investors'],
  },
  lineCapacity: {
    text: '48,000 L a day',
    scope: 'filling line, first of two stated readings',
    pages: ['/', '/source-of-water', '/water-harvesting', '/water-factory', '/investors'],
  },
  sourceCapacity: {
    text: '4M+ L a day',
    scope: 'source, second stated reading; how the two relate is not stated',
    pages: ['/', '/source-of-water', '/water-harvesting', '/water-factory', '/investors'],
  },
  lineTanks: {
    text: '2 flexitanks',
    scope: 'a day, filling line, first of two stated readings',
    pages: ['/water-factory', '/investors'],
  },
  sourceTanks: {
    text: '180 flexitanks',
    scope: 'a day, second stated reading; how the two relate is not stated',
    pages: ['/water-factory', '/investors'],
  },
  packUnits: {
    text: '4,800 units',
    scope: 'box and tote, a day',
    pages: ['/water-factory', '/investors'],
  },
  uptimeTarget: {
    text: '98.5 %',
    scope: 'uptime target of the factory',
    pages: ['/water-factory', '/investors'],
  },
  lease: {
    text: '$550K CAD',
    scope: 'factory lease, a year',
    pages: ['/water-factory', '/investors'],
  },
  tankHours: {
    text: '10 hours',
    scope: 'derived: 20 hours ÷ 2 flexitanks, filled evenly one after the other',
    pages: ['/water-factory'],
  },
  standstill: {
    text: '1.5 %',
    scope: 'derived: 100 % − 98.5 %; of 20 hours, 18 minutes',
    pages: ['/water-factory'],
  },
  sourceLitres: {
    text: '4,320,000 L',
    scope: 'derived: 180 flexitanks × 24,000 L',
    pages: ['/water-factory'],
  },
  levelLine: {
    text: '1,000 L',
    scope: 'drawing aid: between two level lines of a flexitank',
    pages: ['/water-factory'],
  },
} as const satisfies Record<string, Figure>
