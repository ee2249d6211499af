import { type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../leads/search-words.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'

/** A condition on `leads`. */
export type LeadCondition = RawBuilder<SqlBool> | ExpressionWrapper<Database, 'leads', SqlBool>

/** Up to so many found leads are sorted; of more the newest are walked through until enough are found. */
const fewFound = 10_000

/** How an engine finds words. */
type Search = {
  /** A condition on a row of `lead_words`. */
  matching: RawBuilder<SqlBool>
  /** Everything found, a row each, in no order. */
  found: RawBuilder<unknown>
}

/**
 * The condition that a lead holds every word of a text, each at the beginning of one of its words.
 * Undefined where no text is given; false on every lead for one without words.
 */
export async function foundBy(
  { engine, reader }: Pick<OpenDatabase, 'engine' | 'reader'>,
  text: string | undefined,
): Promise<LeadCondition | undefined> {
  if (text === undefined) return undefined
  const words = searchWords(text)
  // Signs alone find nothing, rather than everything.
  if (words.length === 0) return sql<SqlBool>`1 = 0`
  const { matching, found } = engine === 'postgres' ? onPostgres(words) : onSqlite(words)
  const { rows } = await sql<{ many: number }>`
    select count(*) as many from (${found} limit ${fewFound + 1}) as found`.execute(reader)
  if (Number(rows[0]?.many) <= fewFound) {
    return sql<SqlBool>`leads.id in (select lead_id from lead_words where ${matching})`
  }
  // As a value of each lead: no plan begins with the found ones, of which there may be all.
  return sql<SqlBool>`(select ${matching} from lead_words where lead_words.lead_id = leads.id)`
}

/** Words hold letters and digits only: nothing in them is a sign of a query. */
function onSqlite(words: readonly string[]): Search {
  const query = words.map((word) => `"${word}"*`).join(' ')
  const found = sql`select rowid from lead_search where lead_search match ${query}`
  return { matching: sql`lead_words.row in (${found})`, found }
}

function onPostgres(words: readonly string[]): Search {
  const query = words.map((word) => `'${word}':*`).join(' & ')
  const matching = sql<SqlBool>`lead_words.search @@ ${query}::tsquery`
  return { matching, found: sql`select lead_id from lead_words where ${matching}` }
}
