/**
 * Quantities that our material gives in two versions. Both stay on the site, each under its own label and on its
 * own pages, until the owner settles the pair in `site.settings.json` by naming the reading that holds: the
 * figures of the other readings then leave the site, and what was computed from them goes too.
 */
import type { FigureKey } from './registry.ts'

export const pairs = {
  ph: { ph: ['ph', 'phAverage'], phLow: ['phLow'] },
  tds: { tds: ['tds'], tdsStrict: ['tdsStrict'] },
  leadTime: { leadTimeWeeks: ['leadTimeWeeks'], leadTime: ['leadTime'] },
  onTime: { onTime: ['onTime'], onTimeOther: ['onTimeOther'] },
  capacity: {
    lineCapacity: ['lineCapacity', 'lineTanks', 'packUnits'],
    sourceCapacity: ['sourceCapacity', 'sourceTanks'],
  },
  communities: {
    communitiesPureFlow: ['communitiesPureFlow'],
    communitiesMany: ['communitiesMany'],
    // More in the regions together than either of the others: they belong to the count that is larger still.
    communitiesMost: [
      ...(['communitiesMost', 'communitiesAfrica', 'communitiesAsiaPacific'] as const),
      ...(['communitiesAmericas', 'communitiesEurope'] as const),
    ],
  },
  jobs: { microJobs: ['microJobs'], jobsPureFlow: ['jobsPureFlow'], jobsMany: ['jobsMany'] },
  people: { peopleReached: ['peopleReached'], livesTouched: ['livesTouched'] },
  carbon: { co2Reduction: ['co2Reduction'], carbonReduction: ['carbonReduction'] },
  partners: { csrPartners: ['csrPartners'], partnershipsAll: ['partnershipsAll'] },
  emergency: {
    emergencyResponse: ['emergencyResponse'],
    emergencySupport: ['emergencySupport'],
  },
} as const satisfies Record<string, Partial<Record<FigureKey, readonly FigureKey[]>>>

/** The reading that holds, by pair; a pair that is left out keeps its readings. */
export type Settled = { [Pair in keyof typeof pairs]?: keyof (typeof pairs)[Pair] }

/** The figures that leave the site by what the owner has settled. */
export function settledAway(settled: Settled): FigureKey[] {
  return Object.entries(pairs).flatMap(([pair, readings]) => {
    const kept = settled[pair as keyof Settled]
    if (!kept) return []
    return Object.entries(readings as Record<string, readonly FigureKey[]>)
      .filter(([reading]) => reading !== kept)
      .flatMap(([, keys]) => keys)
  })
}
