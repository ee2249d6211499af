import { tokenHash } from '../kernel/link-token.ts'
import type { LinkDeps, LinkResult } from './follow-link.ts'

/**
 * Ends the subscription of the address that the mail with this link was sent to,
 * and with it every link that could confirm it and every issue that is still on
 * its way. The link keeps working: pressed twice it says the same twice.
 */
export async function unsubscribe(secret: unknown, deps: LinkDeps): Promise<LinkResult> {
  const hash = tokenHash(secret)
  if (hash === undefined) return 'unusable'
  return deps.store.transact(async (transaction) => {
    const now = deps.now()
    const token = await transaction.takeToken('unsubscribe', hash, now)
    if (token === undefined) return 'unusable'
    const { subscriberId } = token
    await transaction.dropConfirmTokens(subscriberId)
    await transaction.setState(subscriberId, 'unsubscribed', { now, requestedAt: null })
    await transaction.dropIssueMails(subscriberId)
    return 'done'
  })
}
