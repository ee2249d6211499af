/** Runs in a thread of its own: takes each mail that it is sent apart and says what it says. */
import { parentPort } from 'node:worker_threads'
import PostalMime from 'postal-mime'
import { textOfHtml } from './text-of-html.ts'
import { begun, type SaidByMail } from './words-of-mail.ts'

parentPort?.on('message', async (source: Uint8Array) => {
  parentPort?.postMessage(begun)
  const mail = await PostalMime.parse(source)
  const { text, html } = mail
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? ''
  const said: SaidByMail = {
    subject: mail.subject ?? '',
    answers: `${mail.references ?? ''} ${mail.inReplyTo ?? ''}`,
    from: { name: mail.from?.name ?? '', address: mail.from?.address ?? '' },
    messageId: mail.messageId ?? '',
    isReport: /^multipart\/report\b/i.test(type),
    text: text?.trim() ? text : textOfHtml(html ?? ''),
    files: mail.attachments.flatMap(({ filename, mimeType }) =>
      filename ? { name: filename, type: mimeType } : [],
    ),
  }
  parentPort?.postMessage(said)
})
