/** A mail as it is queued: complete and final, so that every attempt sends the same words. */
export type QueuedMail = {
  /** Unique, readable and fixed: `bgw-7k3m-9q2f.notification`; the Message-ID is made of it. */
  id: string
  leadId: string | null
  kind:
    | 'notification'
    | 'acknowledgement'
    | 'lead-assigned'
    | 'newsletter-confirmation'
    | 'account-confirmation'
    | 'account-exists'
    | 'password-reset'
    | 'password-changed'
    | 'password-changed-here'
    | 'second-factor-on'
    | 'second-factor-off'
    | 'passkey-added'
    | 'passkey-removed'
    | 'address-freed'
    | 'second-factor-locked'
    | 'overdue-reminder'
  message: MailMessage
  /** Epoch milliseconds. */
  queuedAt: number
}

export type Mailbox = { name: string; address: string }

export type MailMessage = {
  from: Mailbox
  to: Mailbox
  replyTo: Mailbox
  subject: string
  text: string
  html: string
  /** With angle brackets. */
  messageId: string
  /** Epoch milliseconds, for the Date header. */
  date: number
  headers: Record<string, string>
}
