/** A mail as it is queued: complete and final, so that every attempt sends the same words. */
export type QueuedMail = {
  /** Unique, readable and fixed: `bgw-7k3m-9q2f.notification`; the Message-ID is made of it. */
  id: string
  leadId: string | null
  kind:
    | 'notification'
    | 'acknowledgement'
    | 'lead-assigned'
    | 'answer'
    | 'lead-mentioned'
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
    | 'account-approved'
    | 'accounts-waiting'
    | 'day-digest'
    | 'overdue-reminder'
    | 'leads-together'
    | 'launch-trial'
    | 'newsletter-issue'
    | 'newsletter-trial'
  message: MailMessage
  /** Epoch milliseconds. */
  queuedAt: number
  /** When it is first tried; at once where nothing is said. */
  dueAt?: number
  /** Kept beside it until it has left and its words are forgotten. */
  files?: readonly MailFile[]
}

/** A file that a mail carries; `content` is Base64. */
export type MailFile = { name: string; type: string; content: string }

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
  /** The Message-IDs it answers, the oldest first. */
  references?: readonly string[]
  /** Joined to it when it is claimed. */
  files?: readonly MailFile[]
}
