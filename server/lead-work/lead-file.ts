import { partnershipTypeLabels, topicLabels } from '../../contract/option-labels.ts'
import { quoteFacts } from '../../contract/quote-words.ts'
import { byteOrderMark, csvRecord } from './csv.ts'
import type { ExportedLead } from './lead-reader.ts'

type Cell = string | number | null

/** The columns of a file of leads; instants in ISO 8601, which every spreadsheet reads. */
const columns: readonly [heading: string, cell: (lead: ExportedLead) => Cell][] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ receivedAt }) => instant(receivedAt)],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Assignee', ({ assignee }) => assignee?.address ?? ''],
  ['Emergency', ({ need }) => (need === 'emergency' ? 'yes' : 'no')],
  ['Suspicious', ({ suspicious }) => (suspicious ? 'yes' : 'no')],
  ['Answer due', ({ answerDueAt }) => instant(answerDueAt)],
  ['Answered', ({ answeredAt }) => (answeredAt === null ? '' : instant(answeredAt))],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Organisation', ({ organization }) => organization],
  ['Interest', ({ kind, interest }) => interestLabelOf(kind, interest)],
  ['Message', ({ message }) => message],
  ['Quote', ({ quote }) => (quote ? factsOf(quote) : '')],
  ['Page', ({ page }) => page],
  ['Came from', ({ referrer }) => referrer],
  ['Campaign', ({ campaign }) => campaign],
  ['Language', ({ language }) => language],
]

/** A file of leads as CSV, piece by piece: nobody holds all of it in memory. */
export async function* leadFile(
  portions: AsyncIterable<readonly ExportedLead[]>,
): AsyncIterable<string> {
  yield byteOrderMark + csvRecord(columns.map(([heading]) => heading))
  for await (const leads of portions) {
    yield leads.map((lead) => csvRecord(columns.map(([, cell]) => cell(lead)))).join('')
  }
}

/** The label of a topic or a type of partnership; empty when not said. */
export function interestLabelOf(kind: ExportedLead['kind'], interest: string): string {
  const labels: Record<string, string> = kind === 'contact' ? topicLabels : partnershipTypeLabels
  return labels[interest] ?? interest
}

function factsOf(quote: NonNullable<ExportedLead['quote']>): string {
  return quoteFacts(quote)
    .map(([label, value]) => `${label}: ${value}`)
    .join('; ')
}

function instant(at: number): string {
  return new Date(at).toISOString()
}
