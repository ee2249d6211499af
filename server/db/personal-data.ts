import { type Kysely, sql } from 'kysely'
import type { MailMessage } from '../mail/queued-mail.ts'
import { budgetKey } from './claim-mail.ts'
import { deleteLeads } from './delete-leads.ts'
import { eraseColleague, erasedName } from './erase-colleague.ts'
import { contains, isAddress } from './holds-address.ts'
import { accountMailKinds, clearMailIntervals } from './kysely-account-mail-queue.ts'
import { mentionedIn } from './mentioned-in.ts'
import type { OpenDatabase } from './open-database.ts'
import { accountTables, secretColumns } from './personal-tables.ts'
import type { Database } from './schema.ts'
import { transacting } from './transacting.ts'
import { unassignLeads } from './unassign-leads.ts'

type Row = Record<string, unknown>

/** Everything the database holds about an address, without what opens anything. */
export type PersonalData = {
  leads: Row[]
  /** What was noted about the messages and became of them, without which colleague did it. */
  leadEvents: Row[]
  /** What we answered and quoted, and what came back. */
  answers: Row[]
  quotes: Row[]
  replies: Row[]
  /** Answers that colleagues have begun; their words are encrypted. */
  drafts: Row[]
  leadTags: Row[]
  mails: Row[]
  subscriptions: Row[]
  subscriptionEvents: Row[]
  /** Issues of the newsletter that were sent to it, and those that a colleague wrote or sent. */
  issuesReceived: Row[]
  issuesWritten: Row[]
  accounts: Row[]
  accountDetails: Row[]
  roleChanges: Row[]
  /** What the address's account did to other people's messages, and otherwise. */
  doneToLeads: Row[]
  teamActions: Row[]
  /** What it did on the way to the launch, and the names it put under promises. */
  launchSteps: Row[]
  webhooks: Row[]
  /** Drafts of the site that it saved last, and what it published. */
  siteDrafts: Row[]
  siteWork: Row[]
  /** When we mailed the address lately; the address itself is not kept there. */
  mailBudget: Row[]
  /**
   * References of other people's messages that hold the address, in their text or in what the team noted, answered, quoted
   * or got back about them: for a person to judge.
   */
  mentionedIn: string[]
}

/** Opens what the server keeps encrypted; throws where it was locked away under another secret. */
export type Decrypt = (locked: string) => Promise<string>

/** Reads what is held about an address, whatever the case of its letters. */
export async function personalData(
  { db, keyed }: OpenDatabase,
  address: string,
  decrypt: Decrypt,
): Promise<PersonalData> {
  const ids = await find(db, address)
  const rows = async (query: { execute: () => Promise<Row[]> }) =>
    (await query.execute()).map(withoutSecrets)
  const details: Row[] = []
  for (const [table, column] of Object.entries(accountTables)) {
    for (const id of ids.accounts) {
      const found = await sql<Row>`
        select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
      details.push(...found.rows.map((row) => ({ table, ...withoutSecrets(row) })))
    }
  }
  return {
    leads: await rows(db.selectFrom('leads').selectAll().where('id', 'in', some(ids.leads))),
    leadEvents: await rows(
      db
        .selectFrom('lead_events')
        .select(['lead_id', 'happened_at', 'kind'])
        // Who was given a message is a colleague's data; with which one it was merged may be somebody else's.
        .select(
          sql<string>`case when kind in ('assignee', 'merged', 'taken-apart') then '{}' else detail end`.as(
            'detail',
          ),
        )
        .where('lead_id', 'in', some(ids.leads))
        .orderBy('happened_at'),
    ),
    answers: await rows(
      db
        .selectFrom('lead_answers')
        .select(['lead_id', 'written_at', 'subject', 'text', 'attachments', 'state', 'ended_at'])
        .where('lead_id', 'in', some(ids.leads))
        .orderBy('written_at'),
    ),
    quotes: await rows(
      db
        .selectFrom('lead_quotes')
        .select(['lead_id', 'number', 'version', 'fields', 'made_at'])
        .where('lead_id', 'in', some(ids.leads))
        .orderBy('made_at'),
    ),
    replies: await rows(
      db
        .selectFrom('lead_replies')
        .selectAll()
        .where((eb) =>
          eb.or([eb('lead_id', 'in', some(ids.leads)), isAddress('from_address', address)]),
        )
        .orderBy('received_at'),
    ),
    drafts: await drafts(db, ids, decrypt),
    leadTags: await rows(
      db.selectFrom('lead_tags').selectAll().where('lead_id', 'in', some(ids.leads)),
    ),
    mails: await rows(db.selectFrom('outbox').selectAll().where('id', 'in', some(ids.mailsToTell))),
    subscriptions: await rows(
      db.selectFrom('subscribers').selectAll().where('id', 'in', some(ids.subscribers)),
    ),
    subscriptionEvents: await rows(
      db
        .selectFrom('subscription_events')
        .selectAll()
        .where('subscriber_id', 'in', some(ids.subscribers))
        .orderBy('happened_at'),
    ),
    issuesReceived: await rows(
      db
        .selectFrom('newsletter_recipients')
        .innerJoin('newsletter_issues', 'newsletter_issues.id', 'issue_id')
        .select(['title', 'queued_at'])
        .where('subscriber_id', 'in', some(ids.subscribers)),
    ),
    issuesWritten: await rows(
      db
        .selectFrom('newsletter_issues')
        .select(['title', 'written_at', 'sent_at'])
        .where((eb) => eb.or([isAddress('written_by', address), isAddress('sent_by', address)])),
    ),
    accounts: await rows(
      db.selectFrom('team_accounts').selectAll().where('id', 'in', some(ids.accounts)),
    ),
    accountDetails: details,
    roleChanges: await rows(
      db
        .selectFrom('team_role_changes')
        .selectAll()
        .where((eb) => eb.or([isAddress('address', address), isAddress('changed_by', address)])),
    ),
    doneToLeads: await rows(
      db
        .selectFrom('lead_events')
        .select(['happened_at', 'kind'])
        .where((eb) =>
          eb.or([isAddress('by_address', address), contains('detail', JSON.stringify(address))]),
        )
        .orderBy('happened_at'),
    ),
    teamActions: await rows(
      db.selectFrom('team_actions').selectAll().where(isAddress('by_address', address)),
    ),
    launchSteps: await rows(
      db
        .selectFrom('launch_steps')
        .select(['name', 'happened_at', 'signed_as'])
        .where(isAddress('by_address', address)),
    ),
    webhooks: await rows(
      db.selectFrom('webhooks').selectAll().where(isAddress('created_by', address)),
    ),
    siteDrafts: await rows(
      db.selectFrom('site_drafts').selectAll().where(isAddress('by_address', address)),
    ),
    siteWork: await rows(
      db.selectFrom('site_work').selectAll().where(isAddress('by_address', address)),
    ),
    mailBudget: await rows(
      db
        .selectFrom('mail_budgets')
        .select(['mails', 'changed_at'])
        .where('key', '=', budgetKey(keyed, address)),
    ),
    mentionedIn: await mentionedIn(db, address),
  }
}

export type Erased = Record<
  'leads' | 'mails' | 'subscriptions' | 'accounts' | 'roleChanges',
  number
>

/**
 * Deletes it all in one transaction. The record of role changes stays, without the address: who
 * became admin must not vanish with the account.
 */
export async function erasePersonalData(
  { db, engine, keyed }: OpenDatabase,
  address: string,
): Promise<Erased> {
  return transacting(db)(async (trx) => {
    const rows = await rowsOf(trx, address)
    const locks = engine === 'postgres'
    // Before its mails are looked for, or one of an issue could be queued just after.
    if (locks) {
      await trx
        .selectFrom('subscribers')
        .select('id')
        .where('id', 'in', some(rows.subscribers))
        .forUpdate()
        .execute()
    }
    const ofLeads = await deleteLeads(trx, rows.leads, { by: null, now: Date.now(), locks })
    const ids = { ...rows, ...(await mailsOf(trx, address, rows.leads)) }
    const mails = await trx
      .deleteFrom('outbox')
      .where('id', 'in', some(ids.mails))
      .executeTakeFirst()
    // What the person wrote about somebody else's message.
    await trx.deleteFrom('lead_replies').where(isAddress('from_address', address)).execute()
    await trx.deleteFrom('subscribers').where('id', 'in', some(ids.subscribers)).execute()
    for (const id of ids.accounts) {
      await unassignLeads(trx, id, { from: erasedName, by: null, now: Date.now() })
    }
    await deleteAccounts(trx, ids.accounts)
    await eraseColleague(trx, address)
    await clearMailIntervals(trx, keyed, address, accountMailKinds)
    await trx.deleteFrom('mail_budgets').where('key', '=', budgetKey(keyed, address)).execute()
    let roleChanges = 0
    for (const column of ['address', 'changed_by'] as const) {
      const changed = await trx
        .updateTable('team_role_changes')
        .set({ [column]: erasedName })
        .where(isAddress(column, address))
        .executeTakeFirst()
      roleChanges += Number(changed.numUpdatedRows)
    }
    return {
      leads: ids.leads.length,
      mails: ofLeads + Number(mails.numDeletedRows),
      subscriptions: ids.subscribers.length,
      accounts: ids.accounts.length,
      roleChanges,
    }
  })
}

/** Deletes accounts and all that belongs to them. */
export async function deleteAccounts(trx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    for (const [table, column] of Object.entries(accountTables)) {
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(trx)
    }
    await trx.deleteFrom('team_accounts').where('id', '=', id).execute()
  }
}

async function find(db: Kysely<Database>, address: string) {
  const rows = await rowsOf(db, address)
  return { ...rows, ...(await mailsOf(db, address, rows.leads)) }
}

/** The ids of a person's messages, subscriptions and accounts. */
async function rowsOf(db: Kysely<Database>, address: string) {
  const leads = await db
    .selectFrom('leads')
    .select('id')
    .where(isAddress('email', address))
    .execute()
  const subscribers = await db
    .selectFrom('subscribers')
    .select('id')
    .where(isAddress('address', address))
    .execute()
  const accounts = await db
    .selectFrom('team_accounts')
    .select('id')
    .where(isAddress('email', address))
    .execute()
  return {
    leads: leads.map(({ id }) => id),
    subscribers: subscribers.map(({ id }) => id),
    accounts: accounts.map(({ id }) => id),
  }
}

async function mailsOf(db: Kysely<Database>, address: string, leadIds: readonly string[]) {
  // The text of a mail is searched coarsely, then its parties are read.
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'lead_id', 'message'])
    .where((eb) => eb.or([contains('message', address), eb('lead_id', 'in', some(leadIds))]))
    .execute()
  const concerned = mails.filter(
    ({ kind, lead_id: lead, message }) =>
      (lead !== null && leadIds.includes(lead)) ||
      // It names those who wait, and holds nothing else.
      kind === 'accounts-waiting' ||
      concerns(kind, message, address),
  )
  return {
    mails: concerned.map(({ id }) => id),
    // That a lead was given to a colleague is erased with it, but told to the colleague alone.
    mailsToTell: concerned
      .filter(
        ({ kind, message }) => !toldToColleagues.has(kind) || concerns(kind, message, address),
      )
      .map(({ id }) => id),
  }
}

/** Mails that name somebody to a colleague, who alone is told of them. */
const toldToColleagues = new Set(['lead-assigned', 'lead-mentioned', 'accounts-waiting'])

/** A notification goes to the team and answers to its visitor; every other mail goes to whom it concerns. */
function concerns(kind: string, message: string, address: string): boolean {
  // What goes to another system is no mail.
  const { to, replyTo } = JSON.parse(message) as Partial<MailMessage>
  const party = kind === 'notification' ? replyTo : to
  return party?.address?.toLowerCase() === address.toLowerCase()
}

/** Those about the person's messages, and those that their own account has begun. */
async function drafts(
  db: Kysely<Database>,
  ids: { leads: string[]; accounts: string[] },
  decrypt: Decrypt,
): Promise<Row[]> {
  const rows = await db
    .selectFrom('lead_drafts')
    .select(['lead_id', 'content', 'saved_at'])
    .where((eb) =>
      eb.or([eb('lead_id', 'in', some(ids.leads)), eb('account_id', 'in', some(ids.accounts))]),
    )
    .execute()
  return Promise.all(
    rows.map(async ({ content, ...row }) => ({
      ...row,
      draft: await decrypt(content).then(
        (text) => JSON.parse(text) as Row,
        () => 'locked away under another secret',
      ),
    })),
  )
}

/** An empty list is no SQL; no id is empty. */
function some(ids: readonly string[]): readonly string[] {
  return ids.length > 0 ? ids : ['']
}

function withoutSecrets(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secretColumns.has(name)))
}
