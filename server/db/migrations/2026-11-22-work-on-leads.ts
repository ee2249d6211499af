import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What the team does with leads: status, assignee, notes, history, search; how often pages are read; webhooks. */
export const workOnLeads = {
  async up(db: Kysely<unknown>): Promise<void> {
    await followLeads(db)
    await indexWords(db)
    await db.schema
      .createTable('page_views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('views', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_views_key', ['day', 'page'])
      .execute()
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('is_on', 'integer', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .alterTable('outbox')
      .addColumn('webhook_id', 'text', (column) =>
        column.references('webhooks.id').onDelete('cascade'),
      )
      .execute()
    await db.schema
      .createIndex('outbox_by_webhook')
      .on('outbox')
      .columns(['webhook_id', 'queued_at'])
      .execute()
    await db.schema
      .createTable('overdue_reminders')
      .addColumn('hour', 'bigint', (column) => column.primaryKey())
      .execute()
    await db.schema
      .createTable('team_actions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('happened_at', 'bigint', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('by_address', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('team_actions_by_time')
      .on('team_actions')
      .columns(['happened_at', 'id'])
      .execute()
    await db.schema
      .createIndex('subscribers_by_request')
      .on('subscribers')
      .columns(['requested_at', 'id'])
      .execute()
    await db.schema
      .createIndex('subscribers_by_state_and_request')
      .on('subscribers')
      .columns(['state', 'requested_at', 'id'])
      .execute()
  },
}

async function followLeads(db: Kysely<unknown>): Promise<void> {
  const leads = db.schema.alterTable('leads')
  await leads.addColumn('status', 'text', (column) => column.notNull().defaultTo('new')).execute()
  await leads.addColumn('assignee_id', 'text').execute()
  await leads.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)).execute()
  await leads.addColumn('answered_at', 'bigint').execute()
  await leads.addColumn('changed_at', 'bigint', (column) => column.notNull().defaultTo(0)).execute()
  await leads.addColumn('language', 'text').execute()
  await leads.addColumn('domain', 'text', (column) => column.notNull().defaultTo('')).execute()
  await sql`update leads set changed_at = received_at`.execute(db)
  await db.schema.dropIndex('leads_by_time').execute()
  // Whatever is filtered by stands in it: no filter reads the messages themselves.
  await db.schema
    .createIndex('leads_by_receipt')
    .on('leads')
    .columns([
      ...['received_at', 'id', 'status', 'kind', 'interest', 'assignee_id', 'need'],
      ...['suspicions', 'answer_due_at'],
    ])
    .execute()
  await db.schema
    .createIndex('leads_awaiting_answer')
    .on('leads')
    .columns(['answer_due_at', 'id', 'need'])
    .where(sql.ref('status'), '=', sql.lit('new'))
    .execute()
  await db.schema
    .createIndex('leads_by_assignee')
    .on('leads')
    .columns(['assignee_id', 'received_at'])
    .where(sql.ref('assignee_id'), 'is not', null)
    .execute()
  // The overview reads a year of leads without touching their messages.
  await db.schema
    .createIndex('leads_for_overview')
    .on('leads')
    .columns(['received_at', 'status', 'kind', 'interest', 'page', 'campaign'])
    .columns(['answered_at', 'answer_due_at'])
    .execute()
  await db.schema.createIndex('leads_by_change').on('leads').column('changed_at').execute()
  await db.schema
    .createIndex('leads_by_domain')
    .on('leads')
    .columns(['domain', 'received_at'])
    .execute()
  await sql`create index leads_by_email on leads (lower(email), received_at)`.execute(db)

  await db.schema
    .createTable('lead_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('by_address', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('lead_events_by_lead')
    .on('lead_events')
    .columns(['lead_id', 'happened_at'])
    .execute()
}

type Words = {
  leads: Record<
    | 'id'
    | 'reference'
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'organization'
    | 'interest'
    | 'message',
    string
  > & { received_at: number; domain: string }
  lead_words: { lead_id: string; words: string }
}

/** The words of each lead, in order of receipt; `row` is what the index of SQLite knows them by. */
async function indexWords(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (postgres ? createPostgresIndex(db) : createSqliteIndex(db))
  const typed = db as Kysely<Words>
  let last = { received_at: 0, id: '' }
  for (;;) {
    const leads = await typed
      .selectFrom('leads')
      .selectAll()
      .where((eb) => eb(eb.refTuple('received_at', 'id'), '>', eb.tuple(last.received_at, last.id)))
      .orderBy('received_at')
      .orderBy('id')
      .limit(500)
      .execute()
    const end = leads.at(-1)
    if (!end) return
    const rows = leads.map((lead) => ({
      lead_id: lead.id,
      words: searchWords(
        lead.reference,
        lead.first_name,
        lead.last_name,
        lead.email,
        lead.organization,
        lead.interest,
        lead.message,
      ).join(' '),
    }))
    await typed.insertInto('lead_words').values(rows).execute()
    for (const { id, email } of leads) {
      await typed
        .updateTable('leads')
        .set({ domain: mailDomain(email) })
        .where('id', '=', id)
        .execute()
    }
    last = end
  }
}

async function createSqliteIndex(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_words (
      row integer primary key,
      lead_id text not null unique references leads (id) on delete cascade,
      words text not null
    )`.execute(db)
  await sql`
    create virtual table lead_search using fts5 (
      words, content = 'lead_words', content_rowid = 'row', columnsize = 0, detail = none,
      -- Parts at blanks and nowhere else: the words are plain already, and newer letters stay whole.
      tokenize = 'ascii', prefix = '1 2 3'
    )`.execute(db)
  await sql`
    create trigger lead_words_added after insert on lead_words begin
      insert into lead_search (rowid, words) values (new.row, new.words);
    end`.execute(db)
  await sql`
    create trigger lead_words_deleted after delete on lead_words begin
      insert into lead_search (lead_search, rowid, words) values ('delete', old.row, old.words);
    end`.execute(db)
}

async function createPostgresIndex(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_words (
      row bigint generated always as identity primary key,
      lead_id text not null unique references leads (id) on delete cascade,
      words text not null,
      -- The words as they are: no parser of PostgreSQL parts or stems them again.
      search tsvector generated always as (array_to_tsvector(string_to_array(words, ' '))) stored
    )`.execute(db)
  await sql`create index lead_words_search on lead_words using gin (search)`.execute(db)
}

/** As `server/leads/search-words.ts` stood when this step was released: whoever migrates later gets the same rows. */
function searchWords(...texts: readonly string[]): string[] {
  const plain = texts.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => [...word].slice(0, 60).join('')))]
}

/** As `server/leads/mail-domain.ts` stood when this step was released. */
function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
