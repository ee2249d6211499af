import type { OfferedArticle } from '../../contract/server-file.ts'
import type { Issue } from '../../contract/team-newsletter.ts'
import type { Language } from '../../contract/words/language.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'

/** Who does it; no account for a command. */
type Order = { by: { accountId: string | null; address: string }; now: number }

export type IssueWords = {
  title: string
  introduction: string
  articles: readonly OfferedArticle[]
}

/** A mail of an issue to one reader; the secret stands nowhere else in the clear. */
export type IssueMail = {
  issue: Pick<Issue, 'id'> & IssueWords
  to: string
  /** Names the mail: one to each reader of an issue. */
  reader: string
  /** The reader's; what the issue itself says is English. */
  language: Language
  /** Of the link by which the reader leaves; undefined for a trial on a colleague, who is no reader. */
  unsubscribeSecret: string | undefined
  at: number
}

/** The id of the mail of an issue to one reader. */
export function issueMailId(issue: string, reader: string): QueuedMail['id'] {
  return `issue-${issue}.${reader}`
}

export type WriteIssueMail = (mail: IssueMail) => QueuedMail

/** Where issues are kept. Every method may throw StorageUnavailable. */
export type IssueStore = {
  /** The newest first. */
  list: () => Promise<Issue[]>
  find: (id: string) => Promise<Issue | undefined>
  add: (words: IssueWords, order: Order) => Promise<Issue>
  /** Undefined where there is no such draft. */
  change: (id: string, words: IssueWords, order: Order) => Promise<Issue | undefined>
  remove: (id: string) => Promise<boolean>
  queueTrial: (mail: QueuedMail) => Promise<void>
  /** From now on it goes to everybody who is confirmed at this moment. Undefined where there is no such draft. */
  send: (id: string, order: Order) => Promise<Issue | undefined>
  /**
   * Queues the next mails of an issue that is being sent, at most `limit`, and no further ones of it within `pause` milliseconds,
   * whichever process asks. A reader's mail and the note that it is queued are on disk together, or neither is. Returns how many.
   */
  queueNext: (
    batch: { now: number; pause: number; limit: number },
    write: WriteIssueMail,
  ) => Promise<number>
}
