import { type Kysely, sql } from 'kysely'
import { contains, isAddress } from './holds-address.ts'
import type { Database } from './schema.ts'

/** What is written in the words of people about a lead, by its table. */
const writtenAbout = {
  lead_answers: ['subject', 'text'],
  lead_quotes: ['fields'],
  lead_replies: ['from_name', 'subject', 'text'],
} as const

/** References of other people's messages that hold the address, or about which it was written. */
export async function mentionedIn(db: Kysely<Database>, address: string): Promise<string[]> {
  const inJson = JSON.stringify(address).slice(1, -1)
  const about = Object.entries(writtenAbout).map(
    ([table, columns]) =>
      sql`select lead_id from ${sql.table(table)} where ${sql.join(
        columns.map((column) => contains(column, column === 'fields' ? inJson : address)),
        sql` or `,
      )}`,
  )
  const notes = sql`select lead_id from lead_events
    where kind = 'note' and ${contains('detail', inJson)}`
  const rows = await db
    .selectFrom('leads')
    .select('reference')
    .where((eb) =>
      eb.or([
        contains('message', address),
        sql<boolean>`id in (${sql.join([notes, ...about], sql` union `)})`,
      ]),
    )
    .where((eb) => eb.not(isAddress('email', address)))
    .orderBy('received_at')
    .execute()
  return rows.map(({ reference }) => reference)
}
