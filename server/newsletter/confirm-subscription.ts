import { tokenHash } from '../kernel/link-token.ts'
import type { LinkDeps, LinkResult } from './follow-link.ts'

/** Subscribes the address that the mail with this link was sent to. A link confirms once. */
export async function confirmSubscription(secret: unknown, deps: LinkDeps): Promise<LinkResult> {
  const hash = tokenHash(secret)
  if (hash === undefined) return 'unusable'
  return deps.store.transact(async (transaction) => {
    const now = deps.now()
    const token = await transaction.takeToken('confirm', hash, now)
    if (token === undefined) return 'unusable'
    const { subscriberId, issuedAt: requestedAt } = token
    // The links of earlier mails too: none may bring back an address that leaves later.
    await transaction.dropConfirmTokens(subscriberId)
    await transaction.setState(subscriberId, 'confirmed', { now, requestedAt })
    return 'done'
  })
}
