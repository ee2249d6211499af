import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Role } from '../../contract/accounts.ts'
import type { Actor } from '../lead-management/lead-management-store.ts'

/** A call of the team's API. */
export type TeamRoute = {
  method: HTTPMethods
  url: string
  /** The least role that is admitted. */
  least: Role
  /** Whether its caller must have given a password or code within the last minutes: what it does harms most. */
  wantsProof?: true
  /** Whether it sends a mail or a delivery: our name is not lent without end to whoever took an account. */
  sends?: true
  /** Bytes of its body, where that may be larger than of others. */
  largestBody?: number
  /** Throws a Refusal for who was admitted and may not call just now; before the body is read. */
  holdsBack?: (request: FastifyRequest, reply: FastifyReply) => void
  /** Gives what is answered as JSON, or a `Download`. */
  work: (request: FastifyRequest) => Promise<unknown>
}

/** Who makes a call that was admitted. */
export function actorOf({ signedIn }: FastifyRequest): Actor & { accountId: string } {
  if (!signedIn) throw new Error('Nobody was admitted to this call')
  return { accountId: signedIn.accountId, address: signedIn.account.address }
}
