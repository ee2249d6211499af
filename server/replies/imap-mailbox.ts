import { isIP } from 'node:net'
import { type FetchMessageObject, ImapFlow } from 'imapflow'
import type { MailboxReader, MailHead, OpenMailbox } from './mailbox-reader.ts'
import type { MailboxPlace } from './reply-store.ts'

/** Milliseconds: a hanging server must not hold anything up. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }
/**
 * Bytes of what a server may answer at once, far above what is asked of it: one that is taken over must not fill the
 * memory. Each is a multiple of the longest answer, a portion of numbers or the beginning of a mail.
 */
const longestAnswers = {
  maxLineLength: 16_000_000,
  maxLiteralSize: 16_000_000,
  maxResponseSize: 20_000_000,
  maxResponseTokens: 100_000,
}
/** Bytes of all that a server may say after one question: many short answers fill the memory as well. */
const mostAfterAQuestion = 32_000_000
/** Milliseconds between two measurements of it. */
const watchInterval = 100
/** How far back a mailbox is read at first, or when its server numbers it anew. */
const firstDays = 14
const portion = 50
/** Bytes of a head that are read; mail servers refuse or cut longer ones. */
const longestHead = 32_000
/** Parts of a mail, and bytes of the head of each, that are asked for the names of files. */
const mostParts = 20
const longestPartHead = 2_000

/**
 * The mailbox of an `imaps://` or `imap://` URL, whose path names a folder; the inbox without one. On `imap://` the
 * password travels only after STARTTLS, except to this very machine.
 */
export function imapMailbox(address: string): OpenMailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(address)
  const secure = protocol === 'imaps:'
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  return async (letGo) => {
    letGo.throwIfAborted()
    const client = new ImapFlow({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 993 : 143),
      secure,
      ...(!secure && { doSTARTTLS: !isLoopback(hostname) }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      disableAutoIdle: true,
      // It quotes addresses and words; what fails is thrown.
      logger: false,
      ...patience,
      ...longestAnswers,
    })
    // A connection that breaks between two commands: the next one is refused.
    client.on('error', () => {})
    const watch = setInterval(() => {
      if (client.stats().received > mostAfterAQuestion) client.close()
    }, watchInterval)
    client.once('close', () => clearInterval(watch))
    letGo.addEventListener('abort', () => client.close(), { once: true })
    try {
      await client.connect()
      const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true })
      return readerOf(client, String(uidValidity))
    } catch (error) {
      client.close()
      throw error
    }
  }
}

function readerOf(client: ImapFlow, validity: string): MailboxReader {
  return {
    validity,
    async *heads(after) {
      const uids = await uidsAfter(client, after?.validity === validity ? after : undefined)
      for (let from = 0; from < uids.length; from += portion) {
        countAnew(client)
        const some = uids.slice(from, from + portion).join(',')
        const found = await client.fetchAll(
          some,
          // A server's own summary of head and parts is as long as whoever wrote the mail wants it to be.
          { uid: true, internalDate: true, bodyParts: [{ key: 'HEADER', maxLength: longestHead }] },
          { uid: true },
        )
        yield found.map(headOf).toSorted((a, b) => a.uid - b.uid)
      }
    },
    async source(uid, most) {
      countAnew(client)
      const found = await client.fetchOne(
        String(uid),
        { uid: true, source: { start: 0, maxLength: most } },
        { uid: true },
      )
      return found ? (found.source ?? new Uint8Array()) : new Uint8Array()
    },
    async partHeads(uid) {
      const heads: Uint8Array[] = []
      for (let part = 1; part <= mostParts; part += 1) {
        const bodyParts = [{ key: `${part}.MIME`, maxLength: longestPartHead }]
        // Beyond the last part one server answers with nothing, another one refuses.
        const found = await client
          .fetchOne(String(uid), { uid: true, bodyParts }, { uid: true })
          .catch((error: unknown) => {
            if (client.usable) return undefined
            throw error
          })
        const [head] = (found || undefined)?.bodyParts?.values() ?? []
        if (!head?.byteLength) break
        heads.push(head)
      }
      return heads
    },
    close: async () => client.close(),
  }
}

function countAnew(client: ImapFlow): void {
  client.stats(true)
}

async function uidsAfter(client: ImapFlow, after: MailboxPlace | undefined): Promise<number[]> {
  const since = new Date(Date.now() - firstDays * 86_400_000)
  const wanted = after ? { uid: `${after.lastUid + 1}:*` } : { since }
  const found = (await client.search(wanted, { uid: true })) || []
  // `*` is the last mail, even where it lies before.
  return found.filter((uid) => uid > (after?.lastUid ?? 0)).toSorted((a, b) => a - b)
}

function headOf({ uid, internalDate, headers }: FetchMessageObject): MailHead {
  const receivedAt = new Date(internalDate ?? 0).getTime() || 0
  return { uid, receivedAt, bytes: headers ?? new Uint8Array() }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
}
