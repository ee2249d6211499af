/** What browser and server agree on about answers written in the dashboard. Instants are epoch milliseconds. */
import * as v from 'valibot'
import { plainLines } from './plain-text.ts'

/** For signed-in colleagues: `Authorization: Bearer …`. `:reference` is a lead's. */
export const teamAnswerPaths = {
  /** GET: an `AnswerMaterial`. POST with an `answerCall`: the `LeadDetail`, or 409 `conflict`. */
  answer: '/api/team/leads/:reference/answer',
  /** DELETE, by its author until it is on its way: the `LeadDetail` without it, or 409. */
  sentAnswer: '/api/team/leads/:reference/answers/:id',
  /** PUT with a `draftCall`. Without words it is forgotten. */
  draft: '/api/team/leads/:reference/draft',
  /** POST, empty object, every `presenceBeat` while one writes: `Answering`. DELETE when one stops. */
  answering: '/api/team/leads/:reference/answering',
} as const

/** How long an answer can be taken back before it leaves, milliseconds. */
export const takeBackTime = 10_000
/** How often a composer says that somebody writes, and how long that holds, milliseconds. */
export const presenceBeat = 20_000
export const presenceHolds = 50_000
/** For how long a draft is kept after it was last written on, milliseconds. */
export const draftLifetime = 7 * 86_400_000

export const answerLimits = { subject: 200, text: 12_000, attachments: 8 } as const

/** What a template is about; the first that fits a lead stands in its composer. */
export const answerTopics = [
  'supply',
  'emergency',
  'partnership',
  'investment',
  'press',
  'other',
] as const
export type AnswerTopic = (typeof answerTopics)[number]

/** A file that can go with an answer. */
export type Attachable = {
  /** `document:/downloads/product-sheet.pdf`, `plan`, `quote:` and its id. */
  key: string
  kind: 'document' | 'plan' | 'quote'
  label: string
}

export type AnswerDraft = {
  subject: string
  text: string
  /** Keys of what is attached. */
  attachments: readonly string[]
}

/** All that a composer needs. */
export type AnswerMaterial = {
  /** The mailbox it is sent from, and who gets it. */
  from: string
  to: string
  subject: string
  templates: readonly { topic: AnswerTopic; label: string; text: string }[]
  /** The template that fits the lead. */
  topic: AnswerTopic
  attachables: readonly Attachable[]
  /** What its author wrote on before. */
  draft: AnswerDraft | null
}

/** Other colleagues who write an answer to this lead just now, by their addresses. */
export type Answering = { answering: readonly string[] }

export type AttachedFile = { name: string; type: string; bytes: number }

/** An answer that was sent, or is about to be. */
export type LeadAnswer = {
  id: string
  /** The address of its author, `erased` after that account is. */
  by: string
  mine: boolean
  writtenAt: number
  /** Its author can take it back until then, and as long as it has not left. */
  leavesAt: number
  subject: string
  text: string
  attachments: readonly AttachedFile[]
  state: 'waiting' | 'sent' | 'refused'
  /** When it left or was refused. */
  endedAt: number | null
  /** How often it was tried, and what went wrong at last, while it waits or once it was refused. */
  attempts: number
  error: string | null
}

const line = /^[^\p{Cc}\u2028\u2029]*$/u
const subject = v.pipe(
  v.string(),
  v.trim(),
  v.regex(line, 'The subject is one line.'),
  v.maxLength(answerLimits.subject, `The subject has at most ${answerLimits.subject} characters.`),
)
const text = v.pipe(
  v.string(),
  v.transform(plainLines),
  v.maxLength(
    answerLimits.text,
    `An answer has at most ${answerLimits.text.toLocaleString('en')} characters.`,
  ),
)
const attachments = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^(?:document|plan|quote)(?::[\w./-]{1,120})?$/))),
  v.maxLength(answerLimits.attachments, `At most ${answerLimits.attachments} files go with it.`),
)

export const draftCall = v.strictObject({ subject, text, attachments })

/** `version` is the one the author saw. The same `id` again is the same answer: it is sent once. */
export const answerCall = v.strictObject({
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  subject: v.pipe(subject, v.nonEmpty('Write a subject.')),
  text: v.pipe(text, v.trim(), v.nonEmpty('Write the answer.')),
  attachments,
})
