import type { FastifyRequest } from 'fastify'
import { form, mediaType } from '../http/media-type.ts'
import type { OwnOrigin } from '../http/own-origin.ts'
import { type PublicKeys, requirePublicKey } from '../http/public-key.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Throws a Refusal for a caller that is neither a page of ours nor holds the
 * public key. Before the body is read: what is refused here costs no more than its headers.
 */
export function admitCaller(
  request: FastifyRequest,
  deps: { publicKey: PublicKeys; ownOrigin: OwnOrigin },
): void {
  if (mediaType(request.headers) === form) {
    // Any site's page can send a form; a call it cannot, for no foreign origin may set our headers.
    if (deps.ownOrigin(request.headers)) return
    throw new Refusal('forbidden', 'request.foreignOrigin')
  }
  requirePublicKey(request, deps.publicKey)
}
