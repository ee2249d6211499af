import { type Kysely, type Selectable, sql } from 'kysely'
import { readExtras } from '../../contract/extras.ts'
import type { Need } from '../../contract/lead-context.ts'
import type { LeadKind } from '../../contract/lead-fields.ts'
import type { LeadRow, SelectedLead, WrittenLead } from '../../contract/team-leads.ts'
import type { ExportedLead } from '../lead-management/lead-reader.ts'
import type { Database, LeadTable } from './schema.ts'

/** UTF-16 code units of a message that a list shows. */
const excerptLength = 160

/** The columns of `leads` that a list needs, without the message. */
export const listedColumns = [
  'leads.id',
  'leads.reference',
  'leads.kind',
  'leads.first_name',
  'leads.last_name',
  'leads.email',
  'leads.organization',
  'leads.interest',
  'leads.need',
  'leads.suspicions',
  'leads.status',
  'leads.assignee_id',
  'leads.version',
  'leads.received_at',
  'leads.answer_due_at',
  'leads.answered_at',
  'leads.follow_up_at',
] as const

/** Those that a lead has besides when it is read whole. */
const writtenColumns = [
  'leads.message',
  'leads.extras',
  'leads.page',
  'leads.referrer',
  'leads.campaign',
  'leads.language',
  'leads.fill_time',
] as const

type NameOf<Column> = Column extends `leads.${infer Name extends keyof LeadTable}` ? Name : never
type ListedLead = Pick<Selectable<LeadTable>, NameOf<(typeof listedColumns)[number]>> & {
  /** The reference of the lead that it was merged into. */
  mergedInto: string | null
}

/** Leads in the order of the given ids or references; those that are gone meanwhile are left out. */
export async function readLeadRows(
  reader: Kysely<Database>,
  wanted: { ids: readonly string[] } | { references: readonly string[] },
): Promise<LeadRow[]> {
  const byId = 'ids' in wanted
  const keys = byId ? wanted.ids : wanted.references
  if (keys.length === 0) return []
  const rows = await withAssignee(reader)
    .select(sql<string>`substr(leads.message, 1, 500)`.as('beginning'))
    .where(byId ? 'leads.id' : 'leads.reference', 'in', [...keys])
    .execute()
  const found = new Map(rows.map((row) => [byId ? row.id : row.reference, row]))
  const tags = await tagsOf(reader, rows)
  return keys.flatMap((key) => {
    const row = found.get(key)
    return row ? [leadRowOf(row, row.assignee, row.beginning, tags.get(row.id) ?? [])] : []
  })
}

/** As `readLeadRows`, with what a file of leads holds besides. */
export async function readExportedLeads(
  reader: Kysely<Database>,
  places: readonly { id: string }[],
): Promise<ExportedLead[]> {
  if (places.length === 0) return []
  const ids = places.map(({ id }) => id)
  const rows = await withAssignee(reader)
    .select(writtenColumns)
    .where('leads.id', 'in', ids)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  const tags = await tagsOf(reader, rows)
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const listed = leadRowOf(row, row.assignee, row.message, tags.get(id) ?? [])
    return [{ ...listed, ...writtenLeadOf(row) }]
  })
}

/** What a change of leads needs, in the order of their ids. */
export async function readSelectedLeads(
  reader: Kysely<Database>,
  ids: readonly string[],
): Promise<SelectedLead[]> {
  if (ids.length === 0) return []
  const rows = await withAssignee(reader)
    .where('leads.id', 'in', [...ids])
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const { reference, version, status, assignee } = leadRowOf(row, row.assignee, '', [])
    return [{ reference, version, status, assignee }]
  })
}

/** The tags of leads, in the order of the alphabet. */
export async function tagsOf(
  reader: Kysely<Database>,
  leads: readonly { id: string }[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (leads.length === 0) return found
  const ids = leads.map(({ id }) => id)
  const rows = await reader
    .selectFrom('lead_tags')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('tag')
    .execute()
  for (const { lead_id: lead, tag } of rows) found.set(lead, [...(found.get(lead) ?? []), tag])
  return found
}

function withAssignee(reader: Kysely<Database>) {
  return reader
    .selectFrom('leads')
    .leftJoin('team_accounts', 'team_accounts.id', 'leads.assignee_id')
    .leftJoin('leads as whole', 'whole.id', 'leads.merged_into')
    .select(listedColumns)
    .select(['team_accounts.email as assignee', 'whole.reference as mergedInto'])
}

/** A stored lead as a list shows it; `assignee` is the address of the account it was given to. */
export function leadRowOf(
  row: ListedLead,
  assignee: string | null,
  message: string,
  tags: readonly string[],
): LeadRow {
  return {
    reference: row.reference,
    kind: row.kind as LeadKind,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    organization: row.organization,
    interest: row.interest,
    excerpt: excerptOf(message),
    need: needIn(row.need),
    suspicious: row.suspicions !== '[]',
    status: row.status,
    assignee: row.assignee_id && assignee ? { id: row.assignee_id, address: assignee } : null,
    version: row.version,
    receivedAt: row.received_at,
    answerDueAt: row.answer_due_at,
    answeredAt: row.answered_at,
    followUpAt: row.follow_up_at,
    tags,
    mergedInto: row.mergedInto,
  }
}

/** What was written and what came along, as it was stored. */
export function writtenLeadOf(
  row: Pick<Selectable<LeadTable>, NameOf<(typeof writtenColumns)[number]>>,
): WrittenLead {
  return {
    message: row.message,
    extras: (row.extras && readExtras(JSON.parse(row.extras))) || {},
    page: row.page,
    referrer: row.referrer,
    campaign: row.campaign,
    language: row.language,
    fillTime: row.fill_time,
  }
}

/** Another version may have stored a need that this one does not know. */
export function needIn(stored: string | null): Need | null {
  return stored === 'emergency' || stored === 'maybe' ? stored : null
}

function excerptOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  // The half of a pair that the cut leaves is no sign.
  const whole = line.slice(0, excerptLength).replace(/[\uD800-\uDBFF]$/, '')
  return whole.trim()
}
