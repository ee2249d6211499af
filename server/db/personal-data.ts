import { type Kysely, sql } from 'kysely'
import type { MailMessage } from '../mail/queued-mail.ts'
import { budgetKey } from './claim-mail.ts'
import { forgetLetters, letterKinds } from './kysely-letter-box.ts'
import type { OpenDatabase } from './open-database.ts'
import { accountTables, secretColumns } from './personal-tables.ts'
import type { Database } from './schema.ts'

type Row = Record<string, unknown>

/** Everything the database holds about an address, without what opens anything. */
export type PersonalData = {
  leads: Row[]
  mails: Row[]
  subscriptions: Row[]
  subscriptionEvents: Row[]
  accounts: Row[]
  accountDetails: Row[]
  roleChanges: Row[]
  /** When we mailed the address lately; the address itself is not kept there. */
  mailBudget: Row[]
  /** References of other people's messages whose text holds the address: for a person to judge. */
  mentionedIn: string[]
}

/** In the record of role changes, in place of an erased address. */
export const erasedName = 'erased'

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
    mails: await rows(db.selectFrom('outbox').selectAll().where('id', 'in', some(ids.mails))),
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
    await trx.deleteFrom('leads').where('id', 'in', some(ids.leads)).execute()
    await trx.deleteFrom('subscribers').where('id', 'in', some(ids.subscribers)).execute()
    await deleteAccounts(trx, ids.accounts)
    await forgetLetters(trx, keyed, address, letterKinds)
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
  return {
    leads: leadIds,
    subscribers: subscribers.map(({ id }) => id),
    accounts: accounts.map(({ id }) => id),
    mails: mails
      .filter(
        ({ kind, lead_id: lead, message }) =>
          (lead !== null && leadIds.includes(lead)) || concerns(kind, message, address),
      )
      .map(({ id }) => id),
  }
}

/** A notification goes to the team and answers to its visitor; every other mail goes to whom it concerns. */
function concerns(kind: string, message: string, address: string): boolean {
  const { to, replyTo } = JSON.parse(message) as MailMessage
  const party = kind === 'notification' ? replyTo : to
  return party.address.toLowerCase() === address.toLowerCase()
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

function isAddress(column: string, address: string) {
  return sql<boolean>`lower(${sql.ref(column)}) = ${address.toLowerCase()}`
}

function contains(column: string, text: string) {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}

/** An empty list is no SQL; no id is empty. */
function some(ids: readonly string[]): readonly string[] {
  return ids.length > 0 ? ids : ['']
}

function withoutSecrets(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secretColumns.has(name)))
}
