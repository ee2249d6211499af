import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { mimeMessage } from './mime-message.ts'
import { MailRefused, type SendMail } from './send-mail.ts'

/** Silence that ends an attempt, milliseconds: a hanging server must not hold the queue up. */
export type SmtpPatience = { connect: number; greeting: number; silence: number }

const usualPatience: SmtpPatience = { connect: 10_000, greeting: 10_000, silence: 30_000 }

/** Commands whose 5xx answer is about this mail; elsewhere it is about us or the server. */
const aboutThisMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/**
 * Sends through the server of an `smtp://` or `smtps://` URL, one connection a
 * mail. A 5xx answer to sender, recipient or content is a MailRefused; a 5xx to
 * the greeting or to our password is not: those mend when the operator acts.
 */
export function smtpSender(url: string, patience: SmtpPatience = usualPatience): SendMail {
  const { auth, ...server } = parseConnectionUrl(url)
  // Whatever the address says: a password never travels in the clear, not even when somebody
  // between us and the mail server has struck the offer of STARTTLS out.
  const encryption = auth ? { requireTLS: true, ignoreTLS: false } : {}
  return async ({ id, message }, signal) => {
    const bytes = await mimeMessage(id, message)
    signal.throwIfAborted()
    const connection = new SMTPConnection({
      ...server,
      ...encryption,
      connectionTimeout: patience.connect,
      dnsTimeout: patience.connect,
      greetingTimeout: patience.greeting,
      socketTimeout: patience.silence,
      socketCloseTimeout: 0,
    })
    const broken = Promise.withResolvers<never>()
    // Whichever way it breaks is awaited below; this keeps a late break from being unhandled.
    broken.promise.catch(() => {})
    const abort = () => broken.reject(new Error('The attempt took too long and was ended'))
    connection.on('error', (error) => broken.reject(error))
    connection.on('end', () => broken.reject(new Error('The mail server closed the connection')))
    signal.addEventListener('abort', abort, { once: true })

    try {
      const envelope = { from: message.from.address, to: [message.to.address], size: bytes.length }
      await Promise.race([broken.promise, converse(connection, auth, envelope, bytes)])
      connection.quit()
    } catch (error) {
      connection.close()
      throw isFinal(error) ? new MailRefused((error as Error).message, { cause: error }) : error
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }
}

type Envelope = { from: string; to: string[]; size: number }

async function converse(
  connection: SMTPConnection,
  auth: { user: string; pass: string } | undefined,
  envelope: Envelope,
  bytes: Buffer,
): Promise<void> {
  await step((done) => connection.connect(done))
  if (auth) await step((done) => connection.login(auth, done))
  await step((done) => connection.send(envelope, bytes, done))
}

function step(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()))
  })
}

function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return (responseCode ?? 0) >= 500 && aboutThisMail.has(command ?? '')
}
