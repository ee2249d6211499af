import { bodyHtml, bodyText, type MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type MailSettings, messageIdOf } from './mail-settings.ts'

type AutomaticMail = Pick<QueuedMail, 'id' | 'kind' | 'queuedAt'> & {
  to: string
  subject: string
  body: MailBody
  /** Besides those that keep two answering machines from talking to each other. */
  headers?: Readonly<Record<string, string>>
}

/** A mail to an address that belongs to no lead: an account's or a subscriber's. */
export function automaticMail(
  { id, kind, queuedAt, to, subject, body, headers }: AutomaticMail,
  settings: MailSettings,
): QueuedMail {
  return {
    id,
    leadId: null,
    kind,
    queuedAt,
    message: {
      from: { name: settings.companyName, address: settings.from },
      to: { name: '', address: to },
      replyTo: { name: settings.companyName, address: settings.mailboxes.general },
      subject,
      text: bodyText(body),
      html: bodyHtml(body),
      messageId: messageIdOf(id, settings),
      date: queuedAt,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...headers,
      },
    },
  }
}
