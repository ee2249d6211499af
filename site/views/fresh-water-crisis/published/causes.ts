import { sources } from '../../../content/fresh-water-crisis/sources.ts'
import type en from '../words/en.json'
import { card } from './card.ts'

export const causeCards = (words: (typeof en)['published']['causes']) =>
  [
    card(words.climateChange, {
      id: 'climate-change',
      mark: { kind: 'rise', added: [134, 29] },
      source: sources.wmoWater,
      rows: {
        floods: sources.wmoWater,
        droughts: sources.wmoWater,
        storedWater: sources.wmoWater,
        peopleInDrought: sources.wwdr2024Cred,
        riverFlow: sources.wmoResources,
        outlook: sources.ipcc,
      },
    }),
    card(words.populationGrowth, {
      id: 'population-growth',
      mark: {
        kind: 'curve',
        // The year of the peak is not given: it is drawn in the middle of its decade.
        points: [
          [2022, 8],
          [2050, 9.7],
          [2085, 10.4],
        ],
      },
      source: sources.population,
      rows: {
        population: sources.population,
        projection: sources.population,
        demand: sources.wwdr2024,
        waterPerPerson: sources.wwdr2023,
        cities: sources.wwdr2023,
        fastestRegion: sources.population,
      },
    }),
    card(words.groundwater, {
      id: 'over-extraction-of-groundwater',
      mark: { kind: 'cut', below: 99 },
      source: sources.wwdr2022,
      rows: {
        partOfFreshWater: sources.wwdr2022,
        reliance: sources.wwdr2022,
        irrigatedLand: sources.wwdr2022,
        withdrawn: sources.wwdr2022,
        basins: sources.grace,
        places: sources.wwdr2023,
      },
    }),
    card(words.pollution, {
      id: 'pollution',
      mark: { kind: 'count', shape: 'pond', total: 100, filled: 56, perRow: 20 },
      source: sources.gems,
      rows: {
        goodCondition: sources.gems,
        contaminatedSource: sources.drinkingWater,
        householdWastewater: sources.wastewater2021,
        industrialWastewater: sources.wastewater2024,
        medicines: sources.wwdr2024Study,
        costToGrowth: sources.qualityUnknown,
      },
    }),
    card(words.infrastructure, {
      id: 'poor-infrastructure',
      mark: { kind: 'gauges', shares: [45, 25] },
      source: sources.glaas,
      rows: {
        lostWater: sources.liemberger,
        valueOfLoss: sources.liemberger,
        interruptedSupply: sources.kaminsky,
        onTrack: sources.glaas,
        skilledStaff: sources.glaas,
        clinics: sources.jmpHealth,
      },
    }),
    card(words.inequality, {
      id: 'economic-inequality',
      mark: { kind: 'areas', shape: 'square', sizes: [56, 6] },
      source: sources.doingMore,
      rows: {
        subsidies: sources.doingMore,
        priceWithoutPipe: sources.wwdr2019,
        ruralPeople: sources.sharedProsperity,
        lowIncomeCountries: sources.sharedProsperity,
        fragileSettings: sources.jmp,
        poorPlaces: sources.sharedProsperity,
      },
    }),
  ] as const
