import { valueInWords } from '../../contract/field-controls.ts'
import { contextFacts, interestInWords } from '../../contract/lead-facts.ts'
import { type ExtraName, extraFields, extraRows } from '../../contract/lead-fields.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import { byteOrderMark, csvRecord } from './csv.ts'
import type { ExportedLead } from './lead-reader.ts'

const { lead: words, team } = contractWords(teamLanguage)

type Cell = string | number | null
type Column = readonly [heading: string, cell: (lead: ExportedLead) => Cell]

/** The columns of a file of leads; instants in ISO 8601, which every spreadsheet reads. */
const columns: readonly Column[] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ receivedAt }) => instant(receivedAt)],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Merged into', ({ mergedInto }) => mergedInto ?? ''],
  ['Assignee', ({ assignee }) => assignee?.address ?? ''],
  ['Emergency', ({ need }) => emergencyCell[need ?? 'none']],
  ['Suspicious', ({ suspicious }) => (suspicious ? 'yes' : 'no')],
  ['Answer due', ({ answerDueAt }) => instant(answerDueAt)],
  ['Follow up', ({ followUpAt }) => (followUpAt === null ? '' : instant(followUpAt))],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Answered', ({ answeredAt }) => (answeredAt === null ? '' : instant(answeredAt))],
  [words.fields.firstName.label, ({ firstName }) => firstName],
  [words.fields.lastName.label, ({ lastName }) => lastName],
  [words.fields.email.label, ({ email }) => email],
  [words.fields.organization.label, ({ organization }) => organization],
  ['Interest', ({ kind, interest }) => interestInWords(kind, interest, words)],
  [words.fields.message.label, ({ message }) => message],
  ...extraRows.map(
    ([name]): Column => [words.fields[name].label, ({ extras }) => cellOf(name, extras[name])],
  ),
  ...contextFacts(team),
]

const emergencyCell = { emergency: 'yes', maybe: 'maybe', none: 'no' } as const

/** A number stays one, for whoever adds up a column. */
function cellOf(name: ExtraName, value: string | number | undefined): Cell {
  if (value === undefined || typeof value === 'number') return value ?? null
  return valueInWords(name, extraFields[name].control, value, words)
}

/** A file of leads as CSV, piece by piece: nobody holds all of it in memory. */
export async function* leadFile(
  portions: AsyncIterable<readonly ExportedLead[]>,
): AsyncIterable<string> {
  yield byteOrderMark + csvRecord(columns.map(([heading]) => heading))
  for await (const leads of portions) {
    yield leads.map((lead) => csvRecord(columns.map(([, cell]) => cell(lead)))).join('')
  }
}

function instant(at: number): string {
  return new Date(at).toISOString()
}
