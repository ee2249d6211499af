import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { teamLeadPaths } from '../../contract/team-leads.ts'
import { refusedField } from '../accounts/account-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { dayOf } from '../kernel/calendar.ts'
import { leadFile } from '../lead-management/lead-file.ts'
import type { PersonalDataStore } from '../lead-management/personal-data-store.ts'
import { Download } from './download.ts'
import { type LeadListDeps, viewOf } from './lead-list-routes.ts'
import { actorOf, type TeamRoute } from './team-route.ts'

export type LeadFileDeps = LeadListDeps & { people: PersonalDataStore }

/** Files of leads, and a person's right to see or to erase what is held. */
export function leadFileRoutes(deps: LeadFileDeps): readonly TeamRoute[] {
  const { leads, people, teamTimeZone, now } = deps
  return [
    {
      method: 'GET',
      url: teamLeadPaths.export,
      least: 'staff',
      wantsProof: true,
      work: async (request) => {
        const at = now()
        // Recorded before the first byte: an export that was broken off may have told enough.
        await people.recordExport(actorOf(request), at)
        const file = leadFile(leads.all(viewOf(request, deps, at)))
        return new Download(
          `leads-${dayOf(at, teamTimeZone)}.csv`,
          'text/csv; charset=utf-8',
          Readable.from(file, { objectMode: false }),
        )
      },
    },
    {
      method: 'GET',
      url: teamLeadPaths.person,
      least: 'admin',
      wantsProof: true,
      work: async (request) => {
        const at = now()
        const held = await people.export(addressOf(request), actorOf(request), at)
        return new Download(
          `person-${dayOf(at, teamTimeZone)}.json`,
          'application/json; charset=utf-8',
          `${JSON.stringify(held, null, 2)}\n`,
        )
      },
    },
    {
      method: 'DELETE',
      url: teamLeadPaths.person,
      least: 'admin',
      wantsProof: true,
      work: async (request) => {
        const erased = await people.erase(addressOf(request), actorOf(request), now())
        if (erased !== 'is-admin') return erased
        throw new Refusal('conflict', 'team.adminsAddress')
      },
    },
  ]
}

function addressOf({ params }: FastifyRequest): string {
  const { address } = params as { address: string }
  if (address.includes('@') && address.length <= 254) return address
  throw refusedField('address', 'team.noAddress')
}
