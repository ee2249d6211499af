import { sources } from '../../../content/fresh-water-crisis/sources.ts'
import type en from '../words/en.json'
import { card } from './card.ts'

export const scarcityTopics = (words: (typeof en)['published']['scarcity']) =>
  [
    card(words.physical, {
      id: 'physical-water-scarcity',
      mark: { kind: 'disc', share: 25 },
      source: sources.aqueduct,
      rows: {
        countries: sources.aqueduct,
        highestRegion: sources.faoTracking,
        worldLevel: sources.faoPortal,
        addedBy2050: sources.aqueduct,
        largestUser: sources.faoPortal,
      },
    }),
    card(words.economic, {
      id: 'economic-water-scarcity',
      mark: { kind: 'count', shape: 'house', total: 10, filled: 8, perRow: 10 },
      source: sources.sharedProsperity,
      rows: {
        economicShortage: sources.fao2007,
        withoutBasicService: sources.jmp,
        ruralPeople: sources.sharedProsperity,
        shortOfFunds: sources.glaas,
        extraSpending: sources.funding,
      },
    }),
    card(words.seasonal, {
      id: 'seasonal-and-drought-scarcity',
      mark: { kind: 'areas', shape: 'disc', sizes: [3.6, 5] },
      source: sources.wmoWater,
      rows: {
        partOfTheYear: sources.ipcc,
        aMonthAYear: sources.wmoWater,
        droughts: sources.wmoWater,
        hunger: sources.foodCrises,
        hornOfAfrica: sources.hornOfAfrica,
      },
    }),
    card(words.collecting, {
      id: 'time-spent-collecting-water',
      mark: { kind: 'walk', minutes: [33, 25] },
      source: sources.waterWeek,
      rows: {
        notOnPremises: sources.jmp,
        longTrips: sources.drinkingWaterJmp,
        roundTrip: sources.waterWeek,
        hoursADay: sources.waterWeek,
        school: sources.nauges,
      },
    }),
  ] as const
