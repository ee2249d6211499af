import { randomUUID } from 'node:crypto'
import { newsletterPaths } from '../../contract/newsletter.ts'
import { addressIn } from '../../contract/words/language.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type ConfirmationMail, confirmationDays } from '../newsletter/subscribe.ts'
import type { LinkPurpose } from '../newsletter/subscriber-store.ts'
import { mailWords } from '../words/mail-words.ts'
import { automaticMail } from './automatic-mail.ts'
import { type MailSettings, senderLines } from './mail-settings.ts'

/** The mail that asks whoever reads the mailbox whether the newsletter may come there. */
export function newsletterConfirmation(mail: ConfirmationMail, settings: MailSettings): QueuedMail {
  const site = settings.publicUrl()
  const { language } = mail
  const linkTo = (purpose: LinkPurpose, secret: string) =>
    `${site}${addressIn(newsletterPaths[purpose], language)}?token=${secret}`
  const confirm = linkTo('confirm', mail.confirmSecret)
  const words = mailWords(language, { companyName: settings.companyName, days: confirmationDays })
  const leave = linkTo('unsubscribe', mail.unsubscribeSecret)
  return automaticMail(
    {
      id: `newsletter-${randomUUID()}.confirmation`,
      kind: 'newsletter-confirmation',
      queuedAt: mail.writtenAt,
      to: mail.address,
      subject: words('newsletter.subject'),
      body: {
        language,
        heading: words('newsletter.heading'),
        paragraphs: [words('newsletter.asked'), words('newsletter.link')],
        action: { label: words('newsletter.confirm'), url: confirm },
        facts: [],
        words: '',
        footer: `${senderLines(settings)}\n${words('newsletter.foot')}`,
        unsubscribe: { label: words('foot.unsubscribe'), url: leave },
      },
      headers: {
        // RFC 8058: the mail client's own button, without a visit to the page.
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
    settings,
  )
}
