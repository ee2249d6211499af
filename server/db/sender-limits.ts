import { clientLimit, emailLimit, type SenderLimit } from '../leads/sender-limit.ts'
import { countKey, limitCounter, take } from './limit-counter.ts'
import type { OpenDatabase } from './open-database.ts'

/**
 * Counts messages per client and per e-mail address. Each `scope` counts for itself:
 * who subscribes a stranger must not silence its contact form.
 */
export function senderLimits(database: OpenDatabase, scope: 'newsletter' | '' = ''): SenderLimit {
  const clients = limitCounter(database, `${scope}client`, clientLimit)
  const emails = limitCounter(database, `${scope}email`, emailLimit)
  return async (sender) => {
    const client = countKey(sender.client)
    const email = countKey(sender.email.toLowerCase())
    const retryAfter = (await take(clients, client)) ?? (await take(emails, email))
    if (retryAfter !== undefined) return { admitted: false, retryAfterSeconds: retryAfter }
    return {
      admitted: true,
      async refund() {
        await Promise.allSettled([clients.reward(client), emails.reward(email)])
      },
    }
  }
}
