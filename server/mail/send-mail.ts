import type { MailMessage } from './queued-mail.ts'

/**
 * Hands one mail or delivery over: resolves once the other side is responsible for it.
 * Rejects with MailRefused when trying again is pointless, with any other error
 * when it is not. An abort ends the attempt at once.
 */
export type Send<T> = (sent: T, signal: AbortSignal) => Promise<void>

export type SendMail = Send<{ id: string; message: MailMessage }>

/** The receiving server said for good that it will not take this. */
export class MailRefused extends Error {}
