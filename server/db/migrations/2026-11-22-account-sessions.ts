import { type Kysely, sql } from 'kysely'

/**
 * Sessions, half-done sign-ins and authenticators in tables of our own, and the record of
 * what happened to accounts. Sessions of before end; authenticators come along. The tables
 * they stood in stay, empty, for a process of the version before that still runs.
 */
export const accountSessions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('team_accounts')
      .addColumn('credential_epoch', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sessionTables(db)
    await authenticatorTable(db)
    await eventTable(db)
  },
}

async function sessionTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('team_accounts.id').onDelete('cascade'),
    )
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute()
  await index(db, 'account_sessions', 'account_id')
  await db.schema
    .createTable('account_challenges')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('team_accounts.id').onDelete('cascade'),
    )
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await index(db, 'account_challenges', 'account_id')
  // Their tokens stood there as they are.
  await sql`delete from team_sessions`.execute(db)
}

async function authenticatorTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_authenticators')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('team_accounts.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('recovery_codes', 'text', (column) => column.notNull())
    .addColumn('proved', 'integer', (column) => column.notNull())
    .addColumn('used_step', 'bigint', (column) => column.notNull())
    .addColumn('wrong_codes', 'integer', (column) => column.notNull())
    .addColumn('locks', 'integer', (column) => column.notNull())
    .addColumn('locked_until', 'bigint', (column) => column.notNull())
    .execute()
  await sql`
    insert into account_authenticators
      (account_id, secret, recovery_codes, proved, used_step, wrong_codes, locks, locked_until)
    select user_id, secret, backup_codes,
           case when coalesce(verified, true) then 1 else 0 end, 0, 0, 0, 0
      from team_second_factors where true
    on conflict do nothing`.execute(db)
  await sql`delete from team_second_factors`.execute(db)
}

async function eventTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    // Text, not a reference: the record outlives the account.
    .addColumn('account_id', 'text')
    .addColumn('client', 'text', (column) => column.notNull())
    .execute()
  await index(db, 'account_events', 'happened_at')
  await index(db, 'account_events', 'account_id')
}

function index(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  return db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
}
