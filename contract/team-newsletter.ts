/** What browser and server agree on about the issues of the newsletter. Instants are epoch milliseconds. */
import * as v from 'valibot'
import { plainLine, plainLines } from './plain-text.ts'
import type { OfferedArticle } from './server-file.ts'

/** For admins: `Authorization: Bearer …`. */
export const newsletterIssuePaths = {
  /** GET: an `IssueList`. POST with an `issueCall`: the new `Issue`. */
  issues: '/api/team/newsletter',
  /** PUT with an `issueCall`: the `Issue`. DELETE. Drafts alone. */
  issue: '/api/team/newsletter/:id',
  /** GET: an `IssuePreview`. */
  preview: '/api/team/newsletter/:id/preview',
  /** POST, empty object: mails it to the caller; an `IssueTried`. */
  try: '/api/team/newsletter/:id/try',
  /** POST with a `sendCall`: begins to send it to every confirmed reader; the `Issue`. */
  send: '/api/team/newsletter/:id/send',
} as const

export const longestTitle = 120
export const longestIntroduction = 4_000
const mostArticles = 20

export const issueCall = v.strictObject({
  title: v.pipe(v.string(), v.transform(plainLine), v.minLength(3), v.maxLength(longestTitle)),
  introduction: v.pipe(
    v.string(),
    v.transform(plainLines),
    v.trim(),
    v.minLength(3),
    v.maxLength(longestIntroduction),
  ),
  /** Ids of published articles, in the order in which they stand. */
  articles: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(mostArticles)),
})
export type IssueCall = v.InferOutput<typeof issueCall>
export const sendCall = v.strictObject({ send: v.literal(true) })

export type Issue = {
  id: string
  title: string
  introduction: string
  /** As they were when the issue was written last. */
  articles: readonly OfferedArticle[]
  state: 'draft' | 'sending' | 'sent'
  writtenAt: number
  writtenBy: string
  sentAt: number | null
  sentBy: string | null
  /** To whom it goes, and how many of these mails are queued. */
  readers: number
  queued: number
}

export type IssueList = { issues: readonly Issue[]; articles: readonly OfferedArticle[] }
export type IssuePreview = { subject: string; text: string }
export type IssueTried = { to: string }
