/** `bin/team`: who is in the team, from the machine that holds the database. */
import { parseArgs } from 'node:util'
import {
  accountLinks,
  accountMailPause,
  type ListedAccount,
  type Role,
  roles,
} from '../contract/accounts.ts'
import type { AccountMail } from './accounts/account-mail.ts'
import { newLink } from './accounts/links.ts'
import type { RoleStore } from './accounts/role-store.ts'
import {
  type Command,
  CommandError,
  mailSettings,
  runCommand,
  type Started,
  withDatabase,
} from './command.ts'
import type { Config } from './config.ts'
import { readEvents, recordEvent } from './db/kysely-account-events.ts'
import { kyselyAccountMailQueue } from './db/kysely-account-mail-queue.ts'
import { kyselyRoleStore } from './db/kysely-role-store.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { serverSecret } from './db/server-secret.ts'
import { forTerminal } from './kernel/for-terminal.ts'
import { accountMail } from './mail-templates/account-mails.ts'

const usage = `bin/team list                                   accounts and their roles
bin/team approve ADDRESS [--role staff|editor|admin]   lets a confirmed account in; staff unless said
bin/team demote ADDRESS [--role pending|staff|editor]  takes a role back; pending unless said
bin/team remove ADDRESS                         deletes an account and ends its sessions
bin/team reset ADDRESS                          ends its sessions, password, second factor and
                                                links, prints a link to choose a new password
bin/team log                                    every change of a role, newest first
bin/team audit [ADDRESS]                        sign-ins, refusals and changes, newest first
`

type Workplace = { config: Config; database: OpenDatabase; store: RoleStore }

export const teamCommand: Command = { name: 'bin/team', usage, work }

if (import.meta.main) await runCommand(teamCommand)

async function work({ words, env, write }: Started): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { role: { type: 'string' } },
    allowPositionals: true,
  })
  const [command, address, ...rest] = positionals
  if (!command) throw new CommandError('Say what to do. Try bin/team help.')
  if (rest.length > 0) throw new CommandError('One address at a time.')
  await withDatabase(env, async (database, config) => {
    const workplace = { config, database, store: kyselyRoleStore(database) }
    write(forTerminal(await answer(workplace, command, address, values.role)))
  })
}

async function answer(
  workplace: Workplace,
  command: string,
  address: string | undefined,
  role: string | undefined,
): Promise<string> {
  const { store } = workplace
  if (command === 'list') return table((await store.list()).map(rowOf))
  if (command === 'log') {
    const changes = await store.changes(1_000)
    return table(
      changes.map(({ at, address: whom, from, to, by }) => [
        new Date(at).toISOString(),
        whom,
        `${from} → ${to}`,
        `by ${by}`,
      ]),
    )
  }
  if (command === 'audit') return audit(workplace, address)
  if (!['approve', 'demote', 'remove', 'reset'].includes(command)) {
    throw new CommandError(`There is no command ${command}. Try bin/team help.`)
  }
  if (!address) throw new CommandError(`Say whom: bin/team ${command} ADDRESS`)
  const account = await store.findByAddress(address)
  if (!account) throw new CommandError(`No account has the address ${address}.`)
  if (command === 'reset') return reset(workplace, account)
  const to = command === 'remove' ? 'removed' : wantedRole(command, account, role)
  const result = await store.change({
    accountId: account.id,
    to,
    by: 'command line',
    now: Date.now(),
    mayLeaveNoAdmin: true,
  })
  if (result.outcome === 'changed') {
    if (account.role === 'pending' && to !== 'removed') await tellApproved(workplace, account)
    return `${account.address}: ${result.change.from} → ${result.change.to}\n`
  }
  if (result.outcome === 'unconfirmed') {
    throw new CommandError(`${account.address} has not confirmed its address yet.`)
  }
  return `${account.address} is ${account.role} already.\n`
}

/** The server that runs sends what is queued here. */
async function tellApproved(
  { config, database }: Workplace,
  { address }: ListedAccount,
): Promise<void> {
  const settings = mailSettings(config)
  const write = (mail: AccountMail, now: number) => accountMail(mail, now, settings)
  const mails = kyselyAccountMailQueue(database, write, () => {})
  await mails.queue({ kind: 'account-approved', address }, Date.now(), accountMailPause)
}

function wantedRole(command: string, account: ListedAccount, role: string | undefined): Role {
  const wanted = role ?? (command === 'approve' ? 'staff' : 'pending')
  const known = roles.find((name) => name === wanted)
  if (!known) throw new CommandError(`--role must be one of ${roles.join(', ')}.`)
  const step = roles.indexOf(known) - roles.indexOf(account.role)
  const { address, role: has } = account
  if (command === 'approve' && (step < 0 || known === 'pending')) {
    throw new CommandError(`${address} is ${has}. To take a role back: bin/team demote ${address}`)
  }
  if (command === 'demote' && step > 0) {
    throw new CommandError(`${address} is ${has}, which is less than ${known}.`)
  }
  return known
}

/** A way in for a colleague who lost the password, the phone or both; works without mail. */
async function reset(
  { database, store, config }: Workplace,
  account: ListedAccount,
): Promise<string> {
  await store.endAccess(account.id)
  const event = { kind: 'access ended', accountId: account.id, at: Date.now() } as const
  await recordEvent(database.db, { ...event, client: 'command line' })
  const { openAuth } = await import('./accounts/open-auth.ts')
  const auth = openAuth(database, config.authSecret ?? (await serverSecret(database.db)))
  const secret = await newLink(auth, 'reset', account.id)
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  return (
    `${account.address}: sessions ended, password gone, second factor off.\n` +
    `Give this link to its owner; it works once, for an hour:\n${accountLinks.reset(origin, secret)}\n`
  )
}

/** Accounts that are gone stand by their id, clients by what only comparing is good for. */
async function audit({ database, store }: Workplace, address: string | undefined): Promise<string> {
  const account = address ? await store.findByAddress(address) : undefined
  if (address && !account) throw new CommandError(`No account has the address ${address}.`)
  const events = await readEvents(database, { accountId: account?.id, limit: 1_000 })
  return table(
    events.map((event) => [
      new Date(event.at).toISOString(),
      event.address ?? event.accountId ?? 'no account',
      event.times > 1 ? `${event.kind} (${event.times} times within the hour)` : event.kind,
      event.client,
    ]),
  )
}

function rowOf({ address, role, confirmed, secondFactor, createdAt }: ListedAccount): string[] {
  return [
    address,
    role,
    confirmed ? 'confirmed' : 'not confirmed',
    secondFactor ? 'second factor' : '',
    `since ${new Date(createdAt).toISOString().slice(0, 10)}`,
  ]
}

function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return lines.length > 0 ? `${lines.join('\n')}\n` : 'None yet.\n'
}
