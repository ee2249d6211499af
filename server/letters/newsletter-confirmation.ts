import { randomUUID } from 'node:crypto'
import { newsletterPaths } from '../../contract/newsletter.ts'
import { bodyHtml, bodyText, type MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type ConfirmationLetter, confirmationDays } from '../newsletter/subscribe.ts'
import { type MailSettings, senderLines } from './mail-settings.ts'

/** The mail that asks whoever reads the mailbox whether the newsletter may come there. */
export function newsletterConfirmation(
  letter: ConfirmationLetter,
  settings: MailSettings,
): QueuedMail {
  const id = `newsletter-${randomUUID()}.confirmation`
  const domain = settings.from.slice(settings.from.lastIndexOf('@') + 1)
  const site = settings.publicUrl()
  const confirm = `${site}${newsletterPaths.confirm}?token=${letter.confirmSecret}`
  const leave = `${site}${newsletterPaths.unsubscribe}?token=${letter.unsubscribeSecret}`
  const body = confirmationBody(confirm, leave, settings)
  return {
    id,
    leadId: null,
    kind: 'newsletter-confirmation',
    queuedAt: letter.writtenAt,
    message: {
      from: { name: settings.companyName, address: settings.from },
      to: { name: '', address: letter.address },
      replyTo: { name: settings.companyName, address: settings.mailboxes.general },
      subject: `Confirm your address for news from ${settings.companyName}`,
      text: bodyText(body),
      html: bodyHtml(body),
      messageId: `<${id}@${domain}>`,
      date: letter.writtenAt,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        // RFC 8058: the mail client's own button, without a visit to the page.
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  }
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
