import { randomUUID } from 'node:crypto'
import type { MailMessage, QueuedMail } from './queued-mail.ts'

/** The same words as a mail of its own: mail servers drop what bears the Message-ID of one they know. */
export function mailAgain(
  mail: Pick<QueuedMail, 'id' | 'leadId' | 'kind'> & { message: MailMessage },
  now: number,
): QueuedMail {
  const { leadId, kind, message } = mail
  // A mail sent a third time is named after the first one, too.
  const first = mail.id.replace(/\.again-.*$/, '')
  const id = `${first}.again-${randomUUID().slice(0, 8)}`
  const domain = message.messageId.slice(message.messageId.lastIndexOf('@'))
  return {
    id,
    leadId,
    kind,
    queuedAt: now,
    message: { ...message, messageId: `<${id}${domain}`, date: now },
  }
}
