import type { LeadContext } from '../../contract/lead-context.ts'
import type { Enquiry } from './enquiry.ts'

export type Suspicion = 'honeypot' | 'filled-too-fast' | 'link-in-name' | 'busy-address'

/** Nobody types a name, an address and a message in less. Milliseconds. */
export const fastestHuman = 3_000

/** No person is called so. */
const link = /:\/\/|\bwww\./i

/**
 * Why a message looks like a machine's. It is stored all the same, because a
 * wrong suspicion would lose a customer; it only earns no acknowledgement, which
 * a spammer could aim at a stranger's mailbox.
 */
export function suspicions(
  enquiry: Enquiry,
  context: LeadContext,
  busyAddress: boolean,
): Suspicion[] {
  const found: Suspicion[] = []
  if (context.honeypot) found.push('honeypot')
  if (context.fillTime !== undefined && context.fillTime < fastestHuman) {
    found.push('filled-too-fast')
  }
  const { firstName, lastName } = enquiry.fields
  if (link.test(`${firstName} ${lastName}`)) found.push('link-in-name')
  if (busyAddress) found.push('busy-address')
  return found
}

/** Whether the message itself looks like a machine's; a busy address may be a customer's whom somebody else abuses. */
export function isDoubtful(found: readonly Suspicion[]): boolean {
  return found.some((suspicion) => suspicion !== 'busy-address')
}
