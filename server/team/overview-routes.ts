import type { FastifyRequest } from 'fastify'
import {
  type Overview,
  overviewWeeks,
  type PageReadings,
  pageDays,
  teamOverviewPaths,
} from '../../contract/team-overview.ts'
import { queryOf } from './query-of.ts'
import type { TeamRoute } from './team-route.ts'

export type OverviewRouteDeps = {
  overview: (weeks: number) => Promise<Overview>
  pageReadings: (days: number) => Promise<PageReadings>
}

/** What came in, from where, how soon it was answered, and which pages are read. */
export function overviewRoutes(deps: OverviewRouteDeps): readonly TeamRoute[] {
  return [
    {
      method: 'GET',
      url: teamOverviewPaths.overview,
      least: 'staff',
      work: async (request) => deps.overview(oneOf(overviewWeeks, request, 'weeks')),
    },
    {
      method: 'GET',
      url: teamOverviewPaths.pages,
      least: 'staff',
      work: async (request) => deps.pageReadings(oneOf(pageDays, request, 'days')),
    },
  ]
}

/** The first of the choices unless the call names another. */
function oneOf<const T extends readonly [number, ...number[]]>(
  choices: T,
  request: FastifyRequest,
  name: string,
): number {
  const value = Number(queryOf(request).get(name))
  return choices.find((choice) => choice === value) ?? choices[0]
}
