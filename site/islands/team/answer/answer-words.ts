import type { LeadAnswer } from '../../../../contract/team-answers.ts'
import { shortName } from '../lead-words.ts'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** `anna is answering.`; empty where nobody is. */
export function answeringWords(addresses: readonly string[]): string {
  const names = addresses.map((address) => shortName({ address }))
  if (names.length === 0) return ''
  return `${listed.format(names)} ${names.length === 1 ? 'is' : 'are'} answering this message just now.`
}

/** That others answered since one began, before one's own is sent. */
export function answeredMeanwhile(
  answers: readonly Pick<LeadAnswer, 'by' | 'writtenAt'>[],
): string {
  const last = answers.at(-1)
  if (!last) return ''
  const who = shortName({ address: last.by })
  return `${who} answered meanwhile, at ${clock.format(last.writtenAt)}. Read that answer below; send yours if it is still needed.`
}

/** What became of an answer, with its time. */
export function answerState(
  answer: Pick<LeadAnswer, 'state' | 'endedAt' | 'attempts' | 'error'>,
  moment: (at: number) => string,
): string {
  const { state, endedAt, attempts, error } = answer
  const why = error ? ` ${error}` : ''
  if (state === 'sent') return `Delivered to the mail server ${endedAt ? moment(endedAt) : ''}.`
  if (state === 'refused') return `Not delivered ${endedAt ? moment(endedAt) : ''}.${why}`
  if (attempts === 0) return 'Leaves within ten seconds.'
  return `Waiting: ${attempts === 1 ? 'one try' : `${attempts} tries`} so far.${why}`
}
