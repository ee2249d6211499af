import { type Kysely, sql } from 'kysely'
import { withoutMentions } from '../lead-management/mentions.ts'
import { contains, isAddress } from './holds-address.ts'
import type { Database } from './schema.ts'

/** In records, in place of an erased address. */
export const erasedName = 'erased'

/** What a colleague did stays, without the address. */
export async function eraseColleague(trx: Kysely<Database>, address: string): Promise<void> {
  // Before the address that it is found by.
  await trx
    .updateTable('launch_steps')
    .set({ signed_as: erasedName, account_id: null })
    .where(isAddress('by_address', address))
    .where('signed_as', '!=', '')
    .execute()
  for (const [table, column] of [
    ['lead_events', 'by_address'],
    ['lead_answers', 'by_address'],
    ['lead_quotes', 'by_address'],
    ['team_actions', 'by_address'],
    ['site_drafts', 'by_address'],
    ['site_work', 'by_address'],
    ['webhooks', 'created_by'],
    ['launch_steps', 'by_address'],
    ['newsletter_issues', 'written_by'],
    ['newsletter_issues', 'sent_by'],
  ] as const) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${erasedName}
      where ${isAddress(column, address)}`.execute(trx)
  }
  const events = await trx
    .selectFrom('lead_events')
    .select(['id', 'detail'])
    .where('kind', '=', 'assignee')
    .where(contains('detail', JSON.stringify(address)))
    .execute()
  for (const { id, detail } of events) {
    const names = Object.entries(JSON.parse(detail) as Record<string, string | null>)
    const without = names.map(([name, whom]) => [
      name,
      whom?.toLowerCase() === address.toLowerCase() ? erasedName : whom,
    ])
    await trx
      .updateTable('lead_events')
      .set({ detail: JSON.stringify(Object.fromEntries(without)) })
      .where('id', '=', id)
      .execute()
  }
  await eraseMentions(trx, address)
}

/** Notes that called the colleague keep their words; only the name goes. */
async function eraseMentions(trx: Kysely<Database>, address: string): Promise<void> {
  const name = address.slice(0, address.lastIndexOf('@'))
  const notes = await trx
    .selectFrom('lead_events')
    .select(['id', 'detail'])
    .where('kind', '=', 'note')
    .where(contains('detail', `@${JSON.stringify(name).slice(1, -1)}`))
    .execute()
  for (const { id, detail } of notes) {
    const note = JSON.parse(detail) as { text: string }
    const text = withoutMentions(note.text, { id: '', address }, erasedName)
    if (text === note.text) continue
    await trx
      .updateTable('lead_events')
      .set({ detail: JSON.stringify({ ...note, text }) })
      .where('id', '=', id)
      .execute()
  }
}
