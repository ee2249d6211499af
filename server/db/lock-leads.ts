import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Keeps leads for a transaction of PostgreSQL, by their references as everybody takes them: who takes two would else wait
 * for ever for who takes them the other way round.
 */
export async function lockLeads(
  trx: Kysely<Database>,
  which: (eb: ExpressionBuilder<Database, 'leads'>) => Expression<SqlBool>,
): Promise<void> {
  await trx.selectFrom('leads').select('id').where(which).orderBy('reference').forUpdate().execute()
}
