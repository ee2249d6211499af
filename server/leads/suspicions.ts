import type { LeadContext } from '../../contract/lead-context.ts'

export type Suspicion = 'honeypot' | 'filled-too-fast'

/** Nobody types a name, an address and a message in less. Milliseconds. */
const fastestHuman = 3_000

/**
 * Why a message looks like a machine's. It is stored all the same, because a
 * wrong suspicion would lose a customer; it only earns no acknowledgement, which
 * a spammer could aim at a stranger's mailbox.
 */
export function suspicions(context: LeadContext): Suspicion[] {
  const found: Suspicion[] = []
  if (context.honeypot) found.push('honeypot')
  if (context.fillTime !== undefined && context.fillTime < fastestHuman) {
    found.push('filled-too-fast')
  }
  return found
}
