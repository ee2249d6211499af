import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailMessage } from './queued-mail.ts'

/** The mail as it travels. The same mail always gives the same bytes. */
export function mimeMessage(id: string, message: MailMessage): Promise<Buffer> {
  const composer = new MailComposer({
    from: message.from,
    to: message.to,
    replyTo: message.replyTo,
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: message.messageId,
    date: new Date(message.date),
    headers: message.headers,
    ...(message.references && {
      inReplyTo: message.references.at(-1),
      references: [...message.references],
    }),
    attachments: (message.files ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content, 'base64'),
      contentDisposition: 'attachment' as const,
    })),
    baseBoundary: id.replace(/[^a-z0-9]/gi, ''),
    textEncoding: 'quoted-printable',
    // Nothing in a visitor's words may make us read a file or call a server.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
