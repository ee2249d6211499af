import { type Kysely, sql } from 'kysely'
import type { MailMessage } from '../mail/queued-mail.ts'
import { budgetKey } from './claim-mail.ts'
import { eraseColleague, erasedName } from './erase-colleague.ts'
import { contains, isAddress } from './holds-address.ts'
import { accountMailKinds, clearMailIntervals } from './kysely-account-mail-queue.ts'
import type { OpenDatabase } from './open-database.ts'
import { accountTables, secretColumns } from './personal-tables.ts'
import type { Database } from './schema.ts'
import { unassignLeads } from './unassign-leads.ts'

type Row = Record<string, unknown>

/** Everything the database holds about an address, without what opens anything. */
export type PersonalData = {
  leads: Row[]
  /** What was noted about the messages and became of them, without which colleague did it. */
  leadEvents: Row[]
  mails: Row[]
  subscriptions: Row[]
  subscriptionEvents: Row[]
  accounts: Row[]
  accountDetails: Row[]
  roleChanges: Row[]
  /** What the address's account did to other people's messages, and otherwise. */
  doneToLeads: Row[]
  teamActions: Row[]
  webhooks: Row[]
  /** When we mailed the address lately; the address itself is not kept there. */
  mailBudget: Row[]
  /** References of other people's messages whose text holds the address: for a person to judge. */
  mentionedIn: string[]
}

/** Reads what is held about an address, whatever the case of its letters. */
export async function personalData(
  { db, keyed }: OpenDatabase,
  address: string,
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
        // Who was given a message is a colleague's data.
        .select(sql<string>`case kind when 'assignee' then '{}' else detail end`.as('detail'))
        .where('lead_id', 'in', some(ids.leads))
        .orderBy('happened_at'),
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
    webhooks: await rows(
      db.selectFrom('webhooks').selectAll().where(isAddress('created_by', address)),
    ),
    mailBudget: await rows(
      db
        .selectFrom('mail_budgets')
        .select(['mails', 'changed_at'])
        .where('key', '=', budgetKey(keyed, address)),
    ),
    mentionedIn: await mentionedIn(db, address, ids.leads),
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
  { db, keyed }: OpenDatabase,
  address: string,
): Promise<Erased> {
  return db.transaction().execute(async (trx) => {
    const ids = await find(trx, address)
    // Mails before leads and details before accounts: they point at them.
    const mails = await trx
      .deleteFrom('outbox')
      .where((eb) => eb.or([eb('id', 'in', some(ids.mails)), eb('lead_id', 'in', some(ids.leads))]))
      .executeTakeFirst()
    // Its words, notes and history go with a lead.
    await trx.deleteFrom('leads').where('id', 'in', some(ids.leads)).execute()
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
      mails: Number(mails.numDeletedRows),
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
  const leadIds = leads.map(({ id }) => id)
  // The text of a mail is searched coarsely, then its parties are read.
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'lead_id', 'message'])
    .where((eb) => eb.or([contains('message', address), eb('lead_id', 'in', some(leadIds))]))
    .execute()
  const concerned = mails.filter(
    ({ kind, lead_id: lead, message }) =>
      (lead !== null && leadIds.includes(lead)) || concerns(kind, message, address),
  )
  return {
    leads: leadIds,
    subscribers: subscribers.map(({ id }) => id),
    accounts: accounts.map(({ id }) => id),
    mails: concerned.map(({ id }) => id),
    // That a lead was given to a colleague is erased with it, but told to the colleague alone.
    mailsToTell: concerned
      .filter(({ kind, message }) => kind !== 'lead-assigned' || concerns(kind, message, address))
      .map(({ id }) => id),
  }
}

/** A notification goes to the team and answers to its visitor; every other mail goes to whom it concerns. */
function concerns(kind: string, message: string, address: string): boolean {
  // What goes to another system is no mail.
  const { to, replyTo } = JSON.parse(message) as Partial<MailMessage>
  const party = kind === 'notification' ? replyTo : to
  return party?.address?.toLowerCase() === address.toLowerCase()
}

async function mentionedIn(
  db: Kysely<Database>,
  address: string,
  own: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('reference')
    .where(contains('message', address))
    .where('id', 'not in', some(own))
    .orderBy('received_at')
    .execute()
  return rows.map(({ reference }) => reference)
}

/** An empty list is no SQL; no id is empty. */
function some(ids: readonly string[]): readonly string[] {
  return ids.length > 0 ? ids : ['']
}

function withoutSecrets(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secretColumns.has(name)))
}
