/** What browser and server agree on about leads in the dashboard. Instants are epoch milliseconds. */
import * as v from 'valibot'
import { calendarDay } from './calendar-day.ts'
import type { Need, ToldContext } from './lead-context.ts'
import type { Extras, LeadKind } from './lead-fields.ts'
import { type LeadStatus, leadStatuses } from './lead-filters.ts'
import { tagList } from './lead-tags.ts'
import { plainLines } from './plain-text.ts'
import type { LeadAnswer } from './team-answers.ts'
import type { LeadQuote } from './team-quotes.ts'

/** For signed-in colleagues: `Authorization: Bearer …`. `:reference` is a lead's, `BGW-7K3M-9Q2F`. */
export const teamLeadPaths = {
  /** GET with filters and `after`, answered with a `LeadPage`; PATCH with a `changeLeadsCall`. */
  leads: '/api/team/leads',
  /** GET with filters: what has changed since `since`, epoch milliseconds, for polling; a `LeadNews`. */
  news: '/api/team/lead-news',
  /** GET with filters: a CSV file. */
  export: '/api/team/leads.csv',
  /** GET: a `LeadDetail`. PATCH with a `changeLeadCall`: the same, or 409 `conflict`. */
  lead: '/api/team/leads/:reference',
  /** POST with a `noteCall`: the `LeadDetail` with it. */
  notes: '/api/team/leads/:reference/notes',
  /** DELETE, by its author only: the `LeadDetail` without it. */
  note: '/api/team/leads/:reference/notes/:id',
  /** POST, empty object: queues the same words again; the `LeadDetail`. 429 where the address was mailed too often. */
  sendAgain: '/api/team/leads/:reference/mails/:id/send-again',
  /** POST with a `mergeCall`: the `LeadDetail` of the one that stays. 409 where either was changed meanwhile. */
  merge: '/api/team/leads/:reference/merge',
  /** POST with a `takeApartCall`, of one that was merged: its own `LeadDetail`. */
  takeApart: '/api/team/leads/:reference/take-apart',
  /** GET with filters: the `SelectedLeads`, so that all of a search can be changed at once. */
  selection: '/api/team/lead-selection',
  /** GET: `{ tags: string[] }`, the most used first. */
  tags: '/api/team/tags',
  /** GET: `{ colleagues: Colleague[] }`, those that a lead may be given to. */
  colleagues: '/api/team/colleagues',
  /** Admins. GET: everything held about a person, as a JSON file. DELETE: erases it; an `ErasedPerson`. */
  person: '/api/team/people/:address',
} as const

/** Leads of one page. */
export const leadsPerPage = 50
/** Leads that one call changes at most. */
export const mostLeadsAtOnce = 200
export const noteLimit = 4_000
/** Leads that are selected at once at most. */
export const mostSelected = 1_000
/** Within so long a slip of the hand can be undone as if it had not been, milliseconds. */
export const undoTime = 600_000

export type Colleague = { id: string; address: string }

/** A lead in a list. */
export type LeadRow = {
  reference: string
  kind: LeadKind
  firstName: string
  lastName: string
  email: string
  organization: string
  /** The topic of a contact message or the type of a partnership; empty when not said. */
  interest: string
  /** The beginning of the message on one line, at most 160 UTF-16 code units. */
  excerpt: string
  need: Need | null
  suspicious: boolean
  status: LeadStatus
  assignee: Colleague | null
  /** Moves on with each change but a note. */
  version: number
  receivedAt: number
  answerDueAt: number
  /** When its status first left `new` for an answer; null before. */
  answeredAt: number | null
  /** When it is to be taken up again: the beginning of a day of the team; null where none was set. */
  followUpAt: number | null
  /** In the order of the alphabet. */
  tags: readonly string[]
  /** The reference of the lead that it was merged into, which is answered in its stead. */
  mergedInto: string | null
}

/** What a change of a lead needs, and its undoing. */
export type SelectedLead = Pick<LeadRow, 'reference' | 'version' | 'status' | 'assignee'>

/** The newest under some filters; `more` where there are others beyond `mostSelected`. */
export type SelectedLeads = { leads: readonly SelectedLead[]; more: boolean }

export type LeadPage = {
  /**
   * On the first page without a search: the leads that are still new and either an emergency, overdue or due soon,
   * emergencies first, then by the instant their answer is due; at most as many as `leadsPerPage`.
   */
  urgent: readonly LeadRow[]
  /** How many there are of them. */
  urgentCount: number
  /** The newest first, without those that stand in `urgent`. */
  leads: readonly LeadRow[]
  /** What `after` is for the next page; null on the last. */
  next: string | null
  /** Leads under these filters, urgent ones included, counted up to 10,000; null on a page after the first. */
  count: number | null
  /** The server's clock. */
  at: number
}

/** What a poll tells; the list is asked for anew where `changed` is above 0. */
export type LeadNews = {
  /** Leads under the filters received since. */
  received: number
  /** Leads whose status, assignee or notes changed since, received ones included. */
  changed: number
  overdue: number
  dueSoon: number
  at: number
}

/** One mail about a lead. */
export type LeadMail = {
  id: string
  /** `notification` to the team, `acknowledgement` to the visitor, or what else concerns it. */
  kind: string
  to: string
  subject: string
  /** Whether its words are still kept, so that it can be sent again. */
  isWhole: boolean
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  queuedAt: number
  finishedAt: number | null
  lastError: string | null
}

/** What happened to a lead, the oldest first. */
export type LeadEvent = {
  id: string
  at: number
  /** The address of who did it, `erased` after that account is, or null for what the server did. */
  by: string | null
} & (
  | { kind: 'received' }
  | { kind: 'status'; from: LeadStatus; to: LeadStatus }
  /** Addresses, as they were then. */
  | { kind: 'assignee'; from: string | null; to: string | null }
  | { kind: 'need'; from: Need | null; to: Need | null }
  /** Instants, as `followUpAt`. */
  | { kind: 'follow-up'; from: number | null; to: number | null }
  | { kind: 'tags'; added: readonly string[]; removed: readonly string[] }
  /** With which message, null once that is erased; `into` says that this one was to be the other's part. */
  | { kind: 'merged' | 'taken-apart'; other: string | null; into: boolean }
  | { kind: 'note'; text: string; mine: boolean }
  | { kind: 'sent-again'; mail: string }
  /** The ids of an answer, of a version of a quote, of what came back. */
  | { kind: 'answer' | 'answer-sent'; answer: string }
  | { kind: 'answer-refused'; answer: string; error: string | null }
  | { kind: 'quote'; quote: string }
  | { kind: 'reply' | 'bounce'; reply: string }
)

/** What came back about a lead: an answer to ours, or word that ours did not arrive. */
export type LeadReply = {
  id: string
  kind: 'reply' | 'bounce'
  from: { name: string; address: string }
  subject: string
  /** Plain, at most 20,000 characters. */
  text: string
  /** By name and type; they stay in the mailbox. */
  attachments: readonly { name: string; type: string }[]
  receivedAt: number
}

/** What was written, and what came along. */
export type WrittenLead = ToldContext & { message: string; extras: Extras }

/** What a lead keeps of one that was merged into it. */
export type MergedLead = Pick<
  LeadRow,
  'reference' | 'firstName' | 'lastName' | 'email' | 'receivedAt' | 'version'
> &
  Pick<LeadDetail, 'answers' | 'replies'> & { message: string; history: readonly LeadEvent[] }

/** A lead, whole. */
export type LeadDetail = LeadRow &
  WrittenLead & {
    /** In words for a colleague, `The sender's address asked for more than usual`. */
    suspicions: readonly string[]
    mails: readonly LeadMail[]
    history: readonly LeadEvent[]
    /** Each the oldest first. */
    answers: readonly LeadAnswer[]
    replies: readonly LeadReply[]
    quotes: readonly LeadQuote[]
    /** Whether the colleague who asks has begun an answer. */
    hasDraft: boolean
    /** The addresses of other colleagues who write an answer just now. */
    answering: readonly string[]
    /** Other leads of the same address, or of the same mail domain unless many people share it; the newest first, at most 20. */
    neighbours: readonly (Pick<
      LeadRow,
      'reference' | 'firstName' | 'lastName' | 'email' | 'status' | 'receivedAt' | 'version'
    > & {
      by: 'address' | 'domain'
      isMerged: boolean
      /**
       * `here` where this lead may stand for it, `there` where only it may stand for this one, or where both may, have
       * the same status and it came first; null for neither.
       */
      merges: 'here' | 'there' | null
    })[]
    /** Those that were merged into it, the oldest first, each with its own letters and history. */
    merged: readonly MergedLead[]
  }

export type ErasedPerson = {
  leads: number
  mails: number
  subscriptions: number
  accounts: number
  /** References of other people's messages that name the address: a person judges them. */
  mentionedIn: readonly string[]
}

const status = v.picklist(leadStatuses, 'Choose one of the statuses.')
/** The id of an account, or null for nobody. */
const assigneeId = v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)))
/** What an integer of PostgreSQL holds. */
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))
const change = {
  status: v.optional(status),
  assigneeId: v.optional(assigneeId),
  /** Takes a change back: an answer that it stands for counts as not given, within `undoTime`. */
  undo: v.optional(v.literal(true)),
}

/** `version` is the one the colleague saw: a change of another's since then is not overwritten. */
export const changeLeadCall = v.strictObject({
  version,
  ...change,
  /** Marks an emergency, or says that it is none. */
  need: v.optional(v.nullable(v.literal('emergency'))),
  /** The day on which it is to be taken up again, in the team's time zone; null for none. */
  followUp: v.optional(v.nullable(calendarDay('Choose a day.'))),
  tags: v.optional(tagList),
})

/** `other` is merged into the lead of the path; both versions are those that the colleague saw. */
export const mergeCall = v.strictObject({
  version,
  other: v.strictObject({ reference: v.string(), version }),
})

export const takeApartCall = v.strictObject({ version })

export const changeLeadsCall = v.strictObject({
  leads: v.pipe(
    v.array(v.strictObject({ reference: v.string(), version })),
    v.minLength(1),
    v.maxLength(mostLeadsAtOnce),
  ),
  ...change,
})

/** Which leads were changed; the others were changed by somebody else meanwhile, or are gone. */
export type ChangedLeads = { changed: readonly LeadRow[]; conflicts: readonly string[] }

export const noteCall = v.strictObject({
  text: v.pipe(
    v.string('Write the note.'),
    v.transform(plainLines),
    v.trim(),
    v.nonEmpty('Write the note.'),
    v.maxLength(noteLimit, `A note has at most ${noteLimit.toLocaleString('en')} characters.`),
  ),
})
