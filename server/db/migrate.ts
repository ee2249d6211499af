import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { ConfigError } from '../kernel/config-error.ts'

type StepTables = {
  /** Kysely's own record of the steps a database took. */
  kysely_migration: { name: string }
  /** One row: the step that a version must know to run on this database. A step that takes something away moves it on. */
  schema_floor: { step: string }
}

/**
 * Brings the schema up to date. Safe when several processes start at once. A database that a newer version brought
 * further is used as it is, since a step only adds to what the version before it reads and writes. Throws a ConfigError
 * where a step has taken away since what `steps` need. Returns the names of the steps that were taken now.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  steps: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => steps },
    // Steps of one day, made apart: a name may sort before one that was taken already. None needs another of its day.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  // Asked afterwards: a newer version may have started in the same moment.
  if (error && !(await isAhead(db as unknown as Kysely<StepTables>, steps))) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** Whether the database took every one of `steps`, and others after them. */
async function isAhead(
  db: Kysely<StepTables>,
  steps: Readonly<Record<string, Migration>>,
): Promise<boolean> {
  if (!(await hasTable(db, 'kysely_migration'))) return false
  const taken = new Set(
    (await db.selectFrom('kysely_migration').select('name').execute()).map(({ name }) => name),
  )
  const isComplete = Object.keys(steps).every((name) => taken.has(name))
  if (!isComplete || taken.size === Object.keys(steps).length) return false
  const floor =
    (await hasTable(db, 'schema_floor')) &&
    (await db.selectFrom('schema_floor').select('step').executeTakeFirst())
  if (floor && !(floor.step in steps)) {
    throw new ConfigError(
      `The database belongs to a newer version and needs one that knows the step ${floor.step}: install that one, or restore a backup of before`,
    )
  }
  return true
}

/** Asked of the database: in PostgreSQL an unknown table would be an error that ends a transaction. */
async function hasTable(db: Kysely<StepTables>, name: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some((table) => table.name === name)
}
