import type { FastifyRequest } from 'fastify'
import { readLeadFilters } from '../../contract/lead-filters.ts'
import {
  type ChangedLeads,
  changeLeadsCall,
  type SelectedLeads,
  teamLeadPaths,
} from '../../contract/team-leads.ts'
import { readCall, refusedField } from '../accounts/account-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { readLeadCursor } from '../lead-management/lead-cursor.ts'
import type { LeadManagementStore } from '../lead-management/lead-management-store.ts'
import type { LeadReader } from '../lead-management/lead-reader.ts'
import { type LeadView, leadView } from '../lead-management/lead-view.ts'
import { refuseStranger } from './lead-management-routes.ts'
import { queryOf } from './query-of.ts'
import { actorOf, type TeamRoute } from './team-route.ts'

export type LeadListDeps = {
  leads: LeadReader
  leadWork: LeadManagementStore
  teamTimeZone: string
  now: () => number
}

/** Many leads at once: lists, polls, changes, and whom a lead may be given to. */
export function leadListRoutes(deps: LeadListDeps): readonly TeamRoute[] {
  const { leads, leadWork, now } = deps
  return [
    {
      method: 'GET',
      url: teamLeadPaths.leads,
      least: 'staff',
      work: async (request) => {
        const word = queryOf(request).get('after')
        const after = word === null ? undefined : readLeadCursor(word)
        if (word !== null && !after) {
          throw new Refusal('malformed_request', 'team.noPage')
        }
        const at = now()
        return { ...(await leads.page(viewOf(request, deps, after?.at ?? at), after)), at }
      },
    },
    {
      method: 'PATCH',
      url: teamLeadPaths.leads,
      least: 'staff',
      work: async (request): Promise<ChangedLeads> => {
        const { leads: wanted, ...change } = readCall(changeLeadsCall, request)
        const by = actorOf(request)
        const at = now()
        const results = await leadWork.change(
          wanted.map((lead) => ({ ...lead, ...change, by, now: at })),
        )
        const isAsWanted = (place: number) =>
          results[place] === 'changed' || results[place] === 'unchanged'
        if (results.includes('no-colleague')) refuseStranger()
        const references = wanted.map(({ reference }) => reference)
        return {
          changed: await leads.rows(references.filter((_, place) => isAsWanted(place))),
          conflicts: references.filter((_, place) => !isAsWanted(place)),
        }
      },
    },
    {
      method: 'GET',
      url: teamLeadPaths.news,
      least: 'staff',
      work: async (request) => {
        const since = Number(queryOf(request).get('since') ?? Number.NaN)
        if (!Number.isSafeInteger(since)) {
          throw refusedField('since', 'team.sinceWhen')
        }
        const at = now()
        return { ...(await leads.news(viewOf(request, deps, at), since)), at }
      },
    },
    {
      method: 'GET',
      url: teamLeadPaths.selection,
      least: 'staff',
      work: async (request): Promise<SelectedLeads> =>
        leads.selection(viewOf(request, deps, now())),
    },
    {
      method: 'GET',
      url: teamLeadPaths.tags,
      least: 'staff',
      work: async () => ({ tags: await leads.tags() }),
    },
    {
      method: 'GET',
      url: teamLeadPaths.colleagues,
      least: 'staff',
      work: async () => ({ colleagues: await leads.colleagues() }),
    },
  ]
}

/** What the filters of an address show to who asks. */
export function viewOf(
  request: FastifyRequest,
  { teamTimeZone }: Pick<LeadListDeps, 'teamTimeZone'>,
  at: number,
): LeadView {
  const { accountId } = actorOf(request)
  return leadView(readLeadFilters(queryOf(request)), { accountId, at, timeZone: teamTimeZone })
}
