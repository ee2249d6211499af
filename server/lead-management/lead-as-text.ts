import { extraFacts, wordsBesideExtras } from '../../contract/extras.ts'
import { contextFacts, fullName, interestInWords, senderFacts } from '../../contract/lead-facts.ts'
import { spokenDue, spokenTime } from '../../contract/spoken-time.ts'
import type { LeadDetail, LeadEvent, LeadRow } from '../../contract/team-leads.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { pageLanguage, teamLanguage } from '../../contract/words/language.ts'

const words = contractWords(teamLanguage)

/** A lead on one line of a terminal. */
export function listedLead(lead: LeadRow): string {
  const marks = [
    lead.need && words.team.needs[lead.need].toUpperCase(),
    lead.suspicious && 'suspicious',
    lead.mergedInto && `merged into ${lead.mergedInto}`,
  ]
  const cells = [
    lead.reference,
    new Date(lead.receivedAt).toISOString().slice(0, 16).replace('T', ' '),
    lead.status.padEnd(9),
    `${fullName(lead)} <${lead.email}>`,
    lead.organization,
    interestInWords(lead.kind, lead.interest, words.lead),
    lead.assignee?.address ?? '',
    ...marks.filter((mark) => mark !== false),
  ]
  return `${cells.filter((cell) => cell !== '').join('  ')}\n`
}

/** A lead whole, to be read in a terminal. */
export function leadAsText(lead: LeadDetail, timeZone: string): string {
  const { asked, from } = senderFacts(lead, words)
  const facts: (readonly [label: string, value: string])[] = [
    ['Status', lead.status],
    ['Merged into', lead.mergedInto ?? ''],
    ['Assignee', lead.assignee?.address ?? 'nobody'],
    ['Received', spokenTime(lead.receivedAt, timeZone, words.lead)],
    ['Answer promised by', spokenDue(lead.answerDueAt, timeZone, words.lead)],
    ['Answered', lead.answeredAt === null ? '' : spokenTime(lead.answeredAt, timeZone, words.lead)],
    asked,
    ...extraFacts(lead.extras, words.lead),
    ...from,
    ...contextFacts(words.team).map(([label, inWords]) => [label, inWords(lead)] as const),
    ...lead.suspicions.map((suspicion) => ['Suspicious', suspicion] as const),
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  const urgent = lead.need ? `, ${words.team.needs[lead.need].toLowerCase()}` : ''
  return [
    `${lead.reference}: ${words.team.leads[lead.kind]}${urgent}`,
    lines.join('\n'),
    wordsBesideExtras(
      lead.message,
      lead.extras,
      contractWords(pageLanguage(lead.page ?? undefined)).lead,
    ),
    ...lead.answers.map((answer) =>
      section(`Answer of ${answer.by}, ${answer.state}`, answer.text.split('\n')),
    ),
    ...lead.replies.map((reply) =>
      section(
        `${reply.kind === 'reply' ? 'Reply' : 'Bounce'} of ${reply.from.address}`,
        reply.text.split('\n'),
      ),
    ),
    ...lead.merged.map((other) =>
      section(`Merged into it: ${other.reference}`, [
        ...[other.message, ...[...other.answers, ...other.replies].map(({ text }) => text)].flatMap(
          (text) => text.split('\n'),
        ),
        ...other.history.map((event) => eventLine(event, timeZone)),
      ]),
    ),
    section('Mails', lead.mails.map(mailLine)),
    section(
      'History',
      lead.history.map((event) => eventLine(event, timeZone)),
    ),
    section(
      'Neighbours',
      lead.neighbours.map(({ reference, email, status, by }) =>
        [reference, email, status, `same ${by}`].join('  '),
      ),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length > 0 ? `${heading}\n${lines.map((line) => `  ${line}`).join('\n')}` : ''
}

function mailLine({ id, state, to, attempts, lastError }: LeadDetail['mails'][number]): string {
  return [id, state, `to ${to}`, `${attempts} attempts`, lastError ?? ''].join('  ').trimEnd()
}

function eventLine(event: LeadEvent, timeZone: string): string {
  const by = event.by ? ` by ${event.by}` : ''
  return `${spokenTime(event.at, timeZone, words.lead)}: ${happening(event)}${by}`
}

const erasedMessage = 'a message that is erased'

function happening(event: LeadEvent): string {
  switch (event.kind) {
    case 'received':
      return 'received'
    case 'status':
      return `${event.from} → ${event.to}`
    case 'assignee':
      return `given to ${event.to ?? 'nobody'}`
    case 'need':
      return event.to ? 'marked as an emergency' : 'marked as no emergency'
    case 'follow-up':
      return event.to === null
        ? 'follow-up taken away'
        : `to be taken up again on ${new Date(event.to).toISOString().slice(0, 10)}`
    case 'tags':
      return [
        ...event.added.map((tag) => `+${tag}`),
        ...event.removed.map((tag) => `-${tag}`),
      ].join(' ')
    case 'merged':
      return event.into
        ? `merged into ${event.other ?? erasedMessage}`
        : `${event.other ?? erasedMessage} merged into it`
    case 'taken-apart':
      return `taken apart from ${event.other ?? erasedMessage}`
    case 'note':
      return `“${event.text}”`
    case 'sent-again':
      return `${event.mail} sent again`
    case 'answer':
      return 'answered'
    case 'answer-sent':
      return 'the answer left'
    case 'answer-refused':
      return `the answer was refused: ${event.error ?? ''}`
    case 'quote':
      return 'made a quote'
    case 'reply':
      return 'a reply came'
    case 'bounce':
      return 'word came that an answer did not arrive'
  }
}
