import { createHash } from 'node:crypto'
import { plainLines } from '../../contract/plain-text.ts'
import type { MailboxReader, MailHead, OpenMailbox } from './mailbox-reader.ts'
import type { CameBack, MailboxPlace, ReplyStore } from './reply-store.ts'
import { type MailWords, mailWords, type SaidByMail } from './words-of-mail.ts'

export type JoinRepliesDeps = {
  open: OpenMailbox
  store: ReplyStore
  /** What the mailbox is known as, without its password. */
  mailbox: string
  /** Our own addresses, in lower case: what they send is no reply. */
  ours: ReadonlySet<string>
  visit?: { ends: number; letGo: number } | undefined
  /** Ends a visit at once. */
  stop?: AbortSignal
}

/**
 * Milliseconds. Mails that are slow to read keep one visit busy no longer, and the next goes on behind them; a mailbox that
 * answers no more is let go of.
 */
const usualVisit = { ends: 60_000, letGo: 120_000 } as const
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
  visit = usualVisit,
  stop,
}: JoinRepliesDeps): Promise<number> {
  const place = await store.place(mailbox)
  const end = performance.now() + visit.ends
  const letGo = AbortSignal.timeout(visit.letGo)
  const reader = await open(stop ? AbortSignal.any([letGo, stop]) : letGo)
  const words = mailWords()
  try {
    let joined = 0
    let isOver = false
    for await (const heads of reader.heads(place)) {
      const mails: CameBack[] = []
      let lastUid: number | undefined
      for (const head of heads) {
        const mail = await cameBack(head, { reader, words, ours })
        if (mail) mails.push(mail)
        lastUid = head.uid
        // After a mail, so that each visit comes further.
        isOver = performance.now() > end
        if (isOver) break
      }
      if (lastUid === undefined) continue
      const next: MailboxPlace = { validity: reader.validity, lastUid }
      joined += await store.join(mailbox, next, mails)
      if (isOver) break
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
  const said = await words.of(head.bytes)
  if (!said || ours.has(said.from.address.toLowerCase())) return undefined
  const named = referencesIn(`${said.answers} ${said.subject}`)
  // A report names our mail in its last part alone.
  if (named.length === 0 && !said.isReport) return undefined
  const source = await reader.source(head.uid, mostBytes)
  const references = said.isReport ? referencesIn(Buffer.from(source).toString('latin1')) : named
  if (references.length === 0) return undefined
  const whole = await words.of(source)
  const files = [...(whole?.files ?? [])]
  if (source.byteLength >= mostBytes) {
    for (const part of await reader.partHeads(head.uid)) {
      files.push(...((await words.of(part))?.files ?? []))
    }
  }
  return {
    references,
    kind: said.isReport ? 'bounce' : 'reply',
    messageId: idOf(said.messageId, head),
    from: {
      name: oneLine(said.from.name, limits.name),
      address: oneLine(said.from.address, 254),
    },
    subject: oneLine(said.subject, limits.subject),
    text: cut(
      plainLines(whole?.text ?? '')
        .replaceAll('\0', '')
        .trim(),
      limits.text,
    ),
    attachments: namedOnce(files),
    receivedAt: head.receivedAt,
  }
}

/** Files of the first bytes are told by the heads of parts again. */
function namedOnce(files: SaidByMail['files']): CameBack['attachments'] {
  const named = files.map(({ name, type }) => ({
    name: oneLine(name, limits.name),
    type: oneLine(type, limits.name),
  }))
  const known = new Map(named.map((file) => [JSON.stringify(file), file]))
  return [...known.values()].slice(0, limits.attachments)
}

function idOf(messageId: string, { uid, receivedAt }: MailHead): string {
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
