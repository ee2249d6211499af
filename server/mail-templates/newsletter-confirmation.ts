import { randomUUID } from 'node:crypto'
import { newsletterPaths } from '../../contract/newsletter.ts'
import type { MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type ConfirmationMail, confirmationDays } from '../newsletter/subscribe.ts'
import { automaticMail } from './automatic-mail.ts'
import { type MailSettings, senderLines } from './mail-settings.ts'

/** The mail that asks whoever reads the mailbox whether the newsletter may come there. */
export function newsletterConfirmation(mail: ConfirmationMail, settings: MailSettings): QueuedMail {
  const site = settings.publicUrl()
  const confirm = `${site}${newsletterPaths.confirm}?token=${mail.confirmSecret}`
  const leave = `${site}${newsletterPaths.unsubscribe}?token=${mail.unsubscribeSecret}`
  return automaticMail(
    {
      id: `newsletter-${randomUUID()}.confirmation`,
      kind: 'newsletter-confirmation',
      queuedAt: mail.writtenAt,
      to: mail.address,
      subject: `Confirm your address for news from ${settings.companyName}`,
      body: confirmationBody(confirm, leave, settings),
      headers: {
        // RFC 8058: the mail client's own button, without a visit to the page.
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
    settings,
  )
}

function confirmationBody(confirm: string, leave: string, settings: MailSettings): MailBody {
  return {
    heading: 'One press, and you are subscribed',
    paragraphs: [
      `This address was entered for the newsletter of ${settings.companyName}. Confirm it, and new articles, documents and figures come here.`,
      `The link works once, for ${confirmationDays} days. If you are subscribed already, nothing changes.`,
    ],
    action: { label: 'Confirm this address', url: confirm },
    facts: [],
    words: '',
    footer: `${senderLines(settings)}\nWas it someone else? Ignore this mail: nothing more is sent.`,
    unsubscribeUrl: leave,
  }
}
