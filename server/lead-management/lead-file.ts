import { valueInWords } from '../../contract/field-controls.ts'
import { contextFacts, interestInWords } from '../../contract/lead-facts.ts'
import { type ExtraField, extraRows, specifiedFields } from '../../contract/lead-fields.ts'
import { byteOrderMark, csvRecord } from './csv.ts'
import type { ExportedLead } from './lead-reader.ts'

type Cell = string | number | null
type Column = readonly [heading: string, cell: (lead: ExportedLead) => Cell]

/** The columns of a file of leads; instants in ISO 8601, which every spreadsheet reads. */
const columns: readonly Column[] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ receivedAt }) => instant(receivedAt)],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Assignee', ({ assignee }) => assignee?.address ?? ''],
  ['Emergency', ({ need }) => (need === 'emergency' ? 'yes' : 'no')],
  ['Suspicious', ({ suspicious }) => (suspicious ? 'yes' : 'no')],
  ['Answer due', ({ answerDueAt }) => instant(answerDueAt)],
  ['Answered', ({ answeredAt }) => (answeredAt === null ? '' : instant(answeredAt))],
  [specifiedFields.firstName.label, ({ firstName }) => firstName],
  [specifiedFields.lastName.label, ({ lastName }) => lastName],
  [specifiedFields.email.label, ({ email }) => email],
  [specifiedFields.organization.label, ({ organization }) => organization],
  ['Interest', ({ kind, interest }) => interestInWords(kind, interest)],
  [specifiedFields.message.label, ({ message }) => message],
  ...extraRows.map(([name, row]): Column => [row.label, ({ extras }) => cellOf(row, extras[name])]),
  ...contextFacts,
]

/** A number stays one, for whoever adds up a column. */
function cellOf({ control }: ExtraField, value: string | number | undefined): Cell {
  if (value === undefined || typeof value === 'number') return value ?? null
  return valueInWords(control, value)
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
