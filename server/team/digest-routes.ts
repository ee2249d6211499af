import { type Digest, digestCall, teamDigestPaths } from '../../contract/team-digest.ts'
import { readCall } from '../accounts/account-calls.ts'
import { addDays, dayOf, hourOf } from '../kernel/calendar.ts'
import type { DigestStore } from '../lead-management/day-digest.ts'
import { actorOf, type TeamRoute } from './team-route.ts'

export type DigestRouteDeps = { digests: DigestStore; teamTimeZone: string; now: () => number }

/** At which hour a colleague hears of the day's work. */
export function digestRoutes({
  digests,
  teamTimeZone: timeZone,
  now,
}: DigestRouteDeps): readonly TeamRoute[] {
  return [
    {
      method: 'GET',
      url: teamDigestPaths.digest,
      least: 'staff',
      work: async (request): Promise<Digest> => {
        return { hour: await digests.hourOf(actorOf(request).accountId), timeZone }
      },
    },
    {
      method: 'PUT',
      url: teamDigestPaths.digest,
      least: 'staff',
      work: async (request): Promise<Digest> => {
        const { hour } = readCall(digestCall, request)
        const at = now()
        const today = dayOf(at, timeZone)
        // Chosen after its hour, the first one comes tomorrow.
        const isPast = hour !== null && hour <= hourOf(at, timeZone)
        await digests.setHour(actorOf(request).accountId, hour, isPast ? today : addDays(today, -1))
        return { hour, timeZone }
      },
    },
  ]
}
