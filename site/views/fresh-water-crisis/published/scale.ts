import { sources } from '../../../content/fresh-water-crisis/sources.ts'
import type en from '../words/en.json'
import { card } from './card.ts'

export const scaleCards = (words: (typeof en)['published']['scale']) =>
  [
    card(words.lackOfAccess, {
      id: 'lack-of-access',
      mark: { kind: 'count', shape: 'dot', total: 100, filled: 73, perRow: 20 },
      source: sources.jmp,
      rows: {
        withoutSafeWater: sources.jmp,
        shareWithSafeSupply: sources.jmp,
        withoutBasicService: sources.jmp,
        surfaceWater: sources.jmp,
        contaminatedSource: sources.drinkingWater,
        schoolchildren: sources.jmpSchools,
      },
    }),
    card(words.distanceWalked, {
      id: 'distance-walked-for-water',
      mark: { kind: 'walk', minutes: [33, 25] },
      source: sources.waterWeek,
      rows: {
        notOnPremises: sources.jmp,
        longTrips: sources.drinkingWaterJmp,
        roundTrip: sources.waterWeek,
        hoursADay: sources.waterWeek,
        whoFetches: sources.genderRelease,
        acceptableDistance: sources.whoGuidance,
      },
    }),
    card(words.severeScarcity, {
      id: 'severe-water-scarcity',
      mark: { kind: 'disc', share: 50 },
      source: sources.ipcc,
      rows: {
        partOfTheYear: sources.ipcc,
        countries: sources.aqueduct,
        worldLevel: sources.faoPortal,
        mostStressedRegion: sources.faoTracking,
        middleEast: sources.aqueduct,
        children: sources.climateChild,
      },
    }),
    card(words.childMortality, {
      id: 'child-mortality',
      mark: { kind: 'count', shape: 'grain', total: 1000, filled: 1000, perRow: 50 },
      source: sources.burden,
      rows: {
        allCauses: sources.igme,
        linkedToWater: sources.burden,
        shareOfDeaths: sources.burden,
        diarrhoea: sources.burden,
        chestInfections: sources.burden,
        tripleThreat: sources.tripleThreat,
      },
    }),
    card(words.unsafeSanitation, {
      id: 'unsafe-sanitation',
      mark: { kind: 'split', share: 44 },
      source: sources.wastewater2021,
      rows: {
        withoutSafeSanitation: sources.jmp,
        withoutBasicToilet: sources.sanitationJmp,
        openDefecation: sources.jmp,
        handWashing: sources.jmp,
        wastewater: sources.wastewater2021,
        deaths: sources.sanitation,
      },
    }),
  ] as const
