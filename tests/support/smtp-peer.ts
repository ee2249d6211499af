import { onTestFinished } from 'vitest'
import { openSmtpPeer, type PeerOptions, type SmtpPeer, type Treat } from './open-smtp-peer.ts'

export type { Delivery, SmtpPeer, Treat, Treatment } from './open-smtp-peer.ts'

/** A real SMTP server on the loopback, closed when the test has finished. */
export async function smtpPeer(treat?: Treat, options?: PeerOptions): Promise<SmtpPeer> {
  const { close, ...peer } = await openSmtpPeer(treat, options)
  onTestFinished(close)
  return peer
}
