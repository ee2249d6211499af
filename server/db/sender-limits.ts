import { clientLimit, emailLimit, type SenderLimit } from '../leads/sender-limit.ts'
import { admitBoth, countKey, limitCounter } from './limit-counter.ts'
import type { OpenDatabase } from './open-database.ts'

/**
 * Counts messages per client and per e-mail address. Each `scope` counts for itself:
 * who subscribes a stranger must not silence its contact form.
 */
export function senderLimits(database: OpenDatabase, scope: 'newsletter' | '' = ''): SenderLimit {
  const clients = limitCounter(database, `${scope}client`, clientLimit)
  const emails = limitCounter(database, `${scope}email`, emailLimit)
  return (sender) =>
    admitBoth(
      { counter: clients, key: countKey(sender.client) },
      { counter: emails, key: countKey(sender.email.toLowerCase()) },
    )
}
