import { newsletterPaths } from '../../contract/newsletter.ts'
import { addressIn, firstLanguage } from '../../contract/words/language.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type IssueMail, issueMailId } from '../newsletter/issue-store.ts'
import { mailWords } from '../words/mail-words.ts'
import { automaticMail } from './automatic-mail.ts'
import { type MailSettings, senderLines } from './mail-settings.ts'

/**
 * An issue of the newsletter to one reader, with a link to leave that works in one click; or on trial to a colleague. Its
 * words are English as its articles are; what stands below them is in the reader's language.
 */
export function newsletterIssueMail(
  { issue, to, reader, language, unsubscribeSecret, at }: IssueMail,
  settings: MailSettings,
): QueuedMail {
  const site = settings.publicUrl()
  const words = mailWords(language, { companyName: settings.companyName })
  const leave =
    unsubscribeSecret &&
    `${site}${addressIn(newsletterPaths.unsubscribe, language)}?token=${unsubscribeSecret}`
  return automaticMail(
    {
      id: issueMailId(issue.id, reader),
      kind: leave ? 'newsletter-issue' : 'newsletter-trial',
      queuedAt: at,
      to,
      subject: leave ? issue.title : words('issue.trial', { title: issue.title }),
      body: {
        language: firstLanguage,
        heading: issue.title,
        paragraphs: issue.introduction.split(/\n\s*\n/).map((text) => text.trim()),
        links: issue.articles.map(({ title, excerpt, path }) => ({
          title,
          text: excerpt,
          url: site + path,
        })),
        facts: [],
        words: '',
        footer: `${senderLines(settings)}\n${words('issue.foot')}`,
        footerLanguage: language,
        ...(leave && { unsubscribe: { label: words('foot.unsubscribe'), url: leave } }),
      },
      ...(leave && {
        headers: {
          // RFC 8058: the mail client's own button, without a visit to the page.
          'List-Unsubscribe': `<${leave}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    },
    settings,
  )
}
