import { sources } from '../../../content/fresh-water-crisis/sources.ts'
import type en from '../words/en.json'
import { card } from './card.ts'

export const socialCards = (words: (typeof en)['published']['social']) =>
  [
    card(words.health, {
      id: 'health-risks',
      mark: { kind: 'count', shape: 'drop', total: 14, filled: 14, perRow: 7 },
      source: sources.burden,
      rows: {
        deaths: sources.burden,
        diarrhoealDeaths: sources.drinkingWater,
        cholera: sources.cholera,
        chestInfections: sources.burden,
        worms: sources.helminths,
      },
    }),
    card(words.gender, {
      id: 'gender-inequality',
      mark: { kind: 'count', shape: 'vessel', total: 10, filled: 7, perRow: 10 },
      source: sources.genderRelease,
      rows: {
        whoFetches: sources.genderRelease,
        children: sources.genderRelease,
        subSaharanAfrica: sources.jmp,
        hoursADay: sources.waterWeek,
        sharedToilets: sources.genderRelease,
        access: sources.genderRelease,
      },
    }),
    card(words.childLabor, {
      id: 'child-labor',
      mark: { kind: 'count', shape: 'tally', total: 160, filled: 112, perRow: 40 },
      source: sources.childLabour,
      rows: {
        allCauses: sources.childLabour,
        hazardousWork: sources.childLabour,
        farming: sources.childLabour,
        chores: sources.dataForGirls,
        mainCollectors: sources.graham,
        droughtAndSchool: sources.hornOfAfrica,
      },
    }),
    card(words.migration, {
      id: 'forced-migration',
      mark: { kind: 'count', shape: 'arrow', total: 10, filled: 6, perRow: 5 },
      source: sources.idmc,
      rows: {
        displacements: sources.idmc,
        weather: sources.idmc,
        floods: sources.idmc,
        hornOfAfrica: sources.idmc,
        waterDeficits: sources.ebbAndFlow,
        outlook: sources.groundswell,
      },
    }),
    card(words.unrest, {
      id: 'social-unrest',
      mark: { kind: 'columns', values: [22, 122, 231] },
      source: sources.pacific,
      rows: {
        violence: sources.pacific,
        sharedWaters: sources.transboundary,
        sharedBasins: sources.transboundary,
        agreements: sources.transboundary,
        tension: sources.highAndDry,
        conflict: sources.wwdr2024,
      },
    }),
    card(words.disparities, {
      id: 'economic-disparities',
      mark: { kind: 'losses', shares: [14, 12, 0] },
      source: sources.highAndDry,
      rows: {
        growthAtRisk: sources.highAndDry,
        regions: sources.highAndDry,
        jobs: sources.wwdr2016,
        jobsInPoorerCountries: sources.wwdr2024,
        exposedGdp: sources.aqueduct,
        movingAway: sources.ebbAndFlow,
      },
    }),
  ] as const
