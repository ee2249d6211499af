import { type Kysely, sql } from 'kysely'
import { ConfigError } from '../kernel/config-error.ts'

/**
 * Throws a ConfigError when PostgreSQL confirms a commit before it is on disk:
 * an acknowledged lead could vanish in a power cut.
 */
export async function refuseForgetfulPostgres<T>(db: Kysely<T>): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await sql<{ value: string }>`
      select current_setting(${setting}) as value`.execute(db)
    if (rows[0]?.value === 'off') {
      throw new ConfigError(
        `DATABASE_URL names a PostgreSQL with ${setting} = off, which may lose acknowledged leads`,
      )
    }
  }
}
