import type { MailMessage } from './queued-mail.ts'

/**
 * Hands one mail over: resolves once the other side is responsible for it.
 * Rejects with MailRefused when trying again is pointless, with any other error
 * when it is not. An abort ends the attempt at once.
 */
export type SendMail = (
  mail: { id: string; message: MailMessage },
  signal: AbortSignal,
) => Promise<void>

/** The receiving server said for good that it will not take this mail. */
export class MailRefused extends Error {}
