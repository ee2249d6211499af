import { createHash } from 'node:crypto'
import { plainLines } from '../../contract/plain-text.ts'
import type { MailboxReader, MailHead, OpenMailbox } from './mailbox-reader.ts'
import type { CameBack, MailboxPlace, ReplyStore } from './reply-store.ts'
import { type MailWords, mailWords } from './words-of-mail.ts'

export type JoinRepliesDeps = {
  open: OpenMailbox
  store: ReplyStore
  /** What the mailbox is known as, without its password. */
  mailbox: string
  /** Our own addresses, in lower case: what they send is no reply. */
  ours: ReadonlySet<string>
}

/** Bytes of a mail that are read: what is written stands before its files. */
const mostBytes = 1_000_000
/** UTF-16 code units that are kept. */
const limits = { text: 20_000, subject: 500, name: 200, attachments: 50 } as const

/** More are no thread of ours, and more than a database takes in one question. */
const mostReferences = 50
/** Bytes of a line of a mail (RFC 5322, 2.1.1); an index of PostgreSQL takes no much longer one, which is known by its hash. */
const longestId = 998

const reference = /BGW-[0-9A-Z]{4}-[0-9A-Z]{4}/gi

/**
 * Reads what came into the mailbox since the last time and joins what names a reference to its lead; how many are new.
 * Breaks off anywhere without losing or doubling a mail: the next time goes on from the last portion.
 */
export async function joinReplies({
  open,
  store,
  mailbox,
  ours,
}: JoinRepliesDeps): Promise<number> {
  const place = await store.place(mailbox)
  const reader = await open()
  const words = mailWords()
  try {
    let joined = 0
    for await (const heads of reader.heads(place)) {
      const mails: CameBack[] = []
      for (const head of heads) {
        const mail = await cameBack(head, { reader, words, ours })
        if (mail) mails.push(mail)
      }
      const lastUid = heads.at(-1)?.uid
      if (lastUid === undefined) continue
      const next: MailboxPlace = { validity: reader.validity, lastUid }
      joined += await store.join(mailbox, next, mails)
    }
    return joined
  } finally {
    await words.close()
    await reader.close()
  }
}

type Reading = { reader: MailboxReader; words: MailWords; ours: ReadonlySet<string> }

async function cameBack(
  head: MailHead,
  { reader, words, ours }: Reading,
): Promise<CameBack | undefined> {
  if (ours.has(head.from.address.toLowerCase())) return undefined
  const named = referencesIn(`${head.answers} ${head.subject}`)
  // A report names our mail in its last part alone.
  if (named.length === 0 && !head.isReport) return undefined
  const source = await reader.source(head.uid, mostBytes)
  const references = head.isReport ? referencesIn(Buffer.from(source).toString('latin1')) : named
  if (references.length === 0) return undefined
  const text = await words.of(source)
  return {
    references,
    kind: head.isReport ? 'bounce' : 'reply',
    messageId: idOf(head),
    from: {
      name: oneLine(head.from.name, limits.name),
      address: oneLine(head.from.address, 254),
    },
    subject: oneLine(head.subject, limits.subject),
    text: cut(plainLines(text).replaceAll('\0', '').trim(), limits.text),
    attachments: head.parts
      .filter(({ name }) => name)
      .slice(0, limits.attachments)
      .map(({ name = '', type }) => ({
        name: oneLine(name, limits.name),
        type: oneLine(type, limits.name),
      })),
    receivedAt: head.receivedAt,
  }
}

function idOf({ messageId, uid, receivedAt }: MailHead): string {
  if (!messageId) return `<no-id-${uid}-${receivedAt}>`
  // PostgreSQL takes no NUL either.
  if (Buffer.byteLength(messageId) <= longestId && !messageId.includes('\0')) return messageId
  return `<long-id-${createHash('sha256').update(messageId).digest('hex')}>`
}

function referencesIn(text: string): string[] {
  const named = new Set(text.match(reference)?.map((found) => found.toUpperCase()) ?? [])
  return [...named].slice(0, mostReferences)
}

function oneLine(text: string, most: number): string {
  return cut(plainLines(text).replace(/\s+/g, ' ').trim(), most)
}

/** The half of a pair that a cut leaves is no sign. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
