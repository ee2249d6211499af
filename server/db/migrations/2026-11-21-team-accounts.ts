import { type ColumnDataType, type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Staff accounts as better-auth reads and writes them, the record of role changes,
 * when which letter went to whom, and the secret that sessions are signed with.
 */
export const teamAccounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await accountTables(db)
    await ownTables(db)
  },
}

/** better-auth hands PostgreSQL dates and truth values, SQLite text and 0 or 1. */
function typesOf(db: Kysely<unknown>): { instant: ColumnDataType; flag: ColumnDataType } {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { instant: 'timestamptz', flag: 'boolean' }
    : { instant: 'text', flag: 'integer' }
}

async function accountTables(db: Kysely<unknown>): Promise<void> {
  const { instant, flag } = typesOf(db)
  const no = flag === 'boolean' ? sql`false` : sql`0`
  await db.schema
    .createTable('team_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', flag, (column) => column.notNull().defaultTo(no))
    .addColumn('image', 'text')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('two_factor_enabled', flag, (column) => column.defaultTo(no))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('team_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('team_accounts.id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()
  await index(db, 'team_sessions', 'user_id')

  await db.schema
    .createTable('team_credentials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('team_accounts.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', instant)
    .addColumn('refresh_token_expires_at', instant)
    .addColumn('scope', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()
  await index(db, 'team_credentials', 'user_id')

  await db.schema
    .createTable('team_verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()
  await index(db, 'team_verifications', 'identifier')

  await db.schema
    .createTable('team_second_factors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('team_accounts.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backup_codes', 'text', (column) => column.notNull())
    .addColumn('verified', flag)
    .addColumn('failed_verification_count', 'integer', (column) => column.defaultTo(0))
    .addColumn('locked_until', instant)
    .execute()
  await index(db, 'team_second_factors', 'user_id')
}

async function ownTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('team_role_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Text, not a reference: the record outlives the account.
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('from_role', 'text', (column) => column.notNull())
    .addColumn('to_role', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await index(db, 'team_role_changes', 'changed_at')

  await db.schema
    .createTable('account_letters')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('server_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

function index(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  return db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
}
