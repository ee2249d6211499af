import type { QueuedMail } from './queued-mail.ts'

const mark = '.answer-'

/** The id of the mail of an answer, by the reference of its lead and the answer's own id. */
export function answerMailId(reference: string, answer: string): QueuedMail['id'] {
  return `${reference}${mark}${answer.slice(0, 8)}`.toLowerCase()
}

/** Whether a mail is an answer, or one sent again. */
export function isAnswerMail(id: QueuedMail['id']): boolean {
  return id.includes(mark)
}
