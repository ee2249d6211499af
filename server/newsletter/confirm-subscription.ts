import type { Language } from '../../contract/words/language.ts'
import { tokenHash } from '../kernel/link-token.ts'
import type { LinkDeps, LinkResult } from './follow-link.ts'

/**
 * Subscribes the address that the mail with this link was sent to. A link confirms once.
 *
 * @param language of the page that its button stands on; nobody else chooses it, so that no stranger changes it.
 */
export async function confirmSubscription(
  secret: unknown,
  deps: LinkDeps,
  language: Language,
): Promise<LinkResult> {
  const hash = tokenHash(secret)
  if (hash === undefined) return 'unusable'
  return deps.store.transact(async (transaction) => {
    const now = deps.now()
    const token = await transaction.takeToken('confirm', hash, now)
    if (token === undefined) return 'unusable'
    const { subscriberId, issuedAt: requestedAt } = token
    // The links of earlier mails too: none may bring back an address that leaves later.
    await transaction.dropConfirmTokens(subscriberId)
    await transaction.setLanguage(subscriberId, language)
    await transaction.setState(subscriberId, 'confirmed', { now, requestedAt })
    return 'done'
  })
}
