import type { FastifyRequest } from 'fastify'
import { headers as names } from '../../contract/functions.ts'
import { Refusal } from './refusal.ts'

/** The key that pages are built with, and the one before while pages with it are still open. */
export type PublicKeys = readonly string[]

/**
 * Throws a Refusal (401) for a call without the public key. No foreign page may set
 * this header, so none can act in a visitor's name.
 */
export function requirePublicKey(request: FastifyRequest, keys: PublicKeys): void {
  const given = request.headers[names.publicKey]
  if (typeof given === 'string' && keys.includes(given)) return
  throw new Refusal('unauthorized', 'request.publicKey')
}
