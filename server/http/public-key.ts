import type { FastifyRequest } from 'fastify'
import { headers as names } from '../../contract/functions.ts'
import { Refusal } from './refusal.ts'

/**
 * Throws a Refusal (401) for a call without the public key. No foreign page may set
 * this header, so none can act in a visitor's name.
 */
export function requirePublicKey(request: FastifyRequest, publicKey: string): void {
  if (request.headers[names.publicKey] === publicKey) return
  throw new Refusal('unauthorized', 'The public key is missing or wrong.')
}
