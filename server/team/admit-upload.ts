import type { FastifyReply, FastifyRequest } from 'fastify'
import { tooMany } from '../accounts/account-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { windowCounter } from '../kernel/window-counter.ts'
import { actorOf } from './team-route.ts'

/** Of one account, in the memory of each process: what nobody publishes stays on the disk for a month. */
const ofOne = { times: 60, seconds: 3_600 } as const

/** Photographs that are received or decoded at once, whoever sends them: each is held in memory whole. */
const atOnce = 4

/** Refuses uploads, before they are read, beyond what an account may send and what memory holds. */
export function admitUpload(): (request: FastifyRequest, reply: FastifyReply) => void {
  const tooOften = windowCounter(ofOne)
  let underWay = 0
  return (request, reply) => {
    const wait = tooOften(actorOf(request).accountId)
    if (wait !== undefined) throw tooMany(wait)
    if (underWay >= atOnce) {
      throw new Refusal('too_many_requests', 'site.uploadsAtOnce', {
        headers: { 'retry-after': '5' },
      })
    }
    // Its end was told already, and would give no place back.
    if (reply.raw.closed) return
    underWay += 1
    // Also where the sender goes away amid it.
    reply.raw.once('close', () => {
      underWay -= 1
    })
  }
}
