import type { Language } from '../../contract/words/language.ts'
import { newLinkToken } from '../kernel/link-token.ts'
import type { LinkDeps } from './follow-link.ts'

/** A reader of the next newsletter; the secret stands nowhere else in the clear. */
export type Recipient = { address: string; language: Language; unsubscribeSecret: string }

/** As many as one transaction writes without keeping visitors waiting. */
const batch = 200

/**
 * Yields every confirmed address, in the order of the alphabet, each with a new link to leave.
 * A link is on disk before it is yielded. Those of earlier mails keep working.
 */
export async function* issueLinks({ store, now }: LinkDeps): AsyncGenerator<Recipient> {
  for (let last = ''; ; ) {
    const recipients = await store.transact(async (transaction) => {
      const confirmed = await transaction.confirmedAfter(last, batch)
      const issued: Recipient[] = []
      for (const { id, address, language } of confirmed) {
        const { secret, hash } = newLinkToken()
        await transaction.addToken({
          hash,
          subscriberId: id,
          purpose: 'unsubscribe',
          issuedAt: now(),
          expiresAt: null,
        })
        issued.push({ address, language, unsubscribeSecret: secret })
      }
      return issued
    })
    yield* recipients
    if (recipients.length < batch) return
    last = recipients.at(-1)?.address ?? last
  }
}
