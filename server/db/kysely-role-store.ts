import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type ListedAccount, roles } from '../../contract/accounts.ts'
import type { RoleOrder, RoleResult, RoleStore } from '../accounts/role-store.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import { moveEpoch } from './credential-epoch.ts'
import type { KeyedHash } from './keyed-hash.ts'
import { clearMailIntervals } from './kysely-account-mail-queue.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database, TeamAccountTable } from './schema.ts'
import { transacting } from './transacting.ts'
import { unassignLeads } from './unassign-leads.ts'

/** The mails whose links an end of access makes useless. */
const linkMails = ['account-confirmation', 'password-reset'] as const

/** Accounts' roles and the record of their changes in SQLite or PostgreSQL. */
export function kyselyRoleStore({ db, engine, keyed }: OpenDatabase): RoleStore {
  return {
    list: () =>
      whenReachable(async () => {
        const rows = await db.selectFrom('team_accounts').selectAll().orderBy('email').execute()
        return rows.map(listed)
      }),

    findByAddress: (address) =>
      whenReachable(async () => {
        const row = await db
          .selectFrom('team_accounts')
          .selectAll()
          .where('email', '=', address.toLowerCase())
          .executeTakeFirst()
        return row && listed(row)
      }),

    change: (order) => transacting(db)((trx) => change(trx, keyed, order, engine === 'postgres')),

    endAccess: (accountId) =>
      transacting(db)((trx) => endAccess(trx, keyed, accountId, engine === 'postgres')),

    changes: (limit) =>
      whenReachable(async () => {
        const rows = await db
          .selectFrom('team_role_changes')
          .selectAll()
          .orderBy('changed_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .execute()
        return rows.map((row) => ({
          address: row.address,
          from: row.from_role,
          to: row.to_role,
          by: row.changed_by,
          at: row.changed_at,
        }))
      }),
  }
}

async function change(
  trx: Kysely<Database>,
  keyed: KeyedHash,
  { accountId, to, by, now, mayLeaveNoAdmin }: RoleOrder,
  locks: boolean,
): Promise<RoleResult> {
  // Locked, or two admins who demote each other at once would both succeed.
  const affected = trx
    .selectFrom('team_accounts')
    .select(['id', 'email', 'role', 'email_verified'])
    .where((eb) => eb.or([eb('id', '=', accountId), eb('role', '=', 'admin')]))
    .orderBy('id')
  const rows = await (locks ? affected.forUpdate() : affected).execute()
  const account = rows.find((row) => row.id === accountId)
  if (!account) return { outcome: 'unknown' }
  if (account.role === to) return { outcome: 'unchanged', role: account.role }
  const admins = rows.filter((row) => row.role === 'admin' && row.id !== accountId)
  if (account.role === 'admin' && admins.length === 0 && !mayLeaveNoAdmin) {
    return { outcome: 'last-admin' }
  }
  const rises = to !== 'removed' && roles.indexOf(to) > roles.indexOf(account.role)
  if (rises && !account.email_verified) return { outcome: 'unconfirmed' }

  if (to === 'removed' || to === 'pending') {
    const actor = { accountId: null, address: by }
    await unassignLeads(trx, accountId, { from: account.email, by: actor, now })
  }
  if (to === 'removed') {
    await trx.deleteFrom('team_accounts').where('id', '=', accountId).execute()
    // Whoever signs up anew gets a link at once: those of before lead to no account.
    await clearMailIntervals(trx, keyed, account.email, linkMails)
  } else {
    await trx.updateTable('team_accounts').set({ role: to }).where('id', '=', accountId).execute()
  }
  const change = { address: account.email, from: account.role, to, by, at: now }
  await trx
    .insertInto('team_role_changes')
    .values({
      id: randomUUID(),
      address: change.address,
      from_role: change.from,
      to_role: change.to,
      changed_by: change.by,
      changed_at: change.at,
    })
    .execute()
  return { outcome: 'changed', change, confirmed: Boolean(account.email_verified) }
}

async function endAccess(
  trx: Kysely<Database>,
  keyed: KeyedHash,
  id: string,
  hasFlags: boolean,
): Promise<void> {
  const account = await trx
    .updateTable('team_accounts')
    .set({ two_factor_enabled: hasFlags ? false : 0 })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  if (!account) return
  await moveEpoch(trx, id)
  await trx.deleteFrom('account_passkeys').where('account_id', '=', id).execute()
  await trx.deleteFrom('account_authenticators').where('account_id', '=', id).execute()
  await trx
    .updateTable('team_credentials')
    .set({ password: null })
    .where('user_id', '=', id)
    .execute()
  await trx.deleteFrom('team_verifications').where('value', '=', id).execute()
  await clearMailIntervals(trx, keyed, account.email, linkMails)
}

function listed(row: TeamAccountTable): ListedAccount {
  return {
    id: row.id,
    address: row.email,
    role: row.role,
    secondFactor: Boolean(row.two_factor_enabled),
    confirmed: Boolean(row.email_verified),
    createdAt: new Date(row.created_at).getTime(),
  }
}
