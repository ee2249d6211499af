/** `bin/privacy`: what is held about an address, from the machine that holds the database. */
import { type Command, CommandError, runCommand, type Started, withDatabase } from './command.ts'
import type { Config } from './config.ts'
import { mentionedIn } from './db/mentioned-in.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { serverSecret } from './db/server-secret.ts'
import { forTerminal } from './kernel/for-terminal.ts'
import { erasePersonalDataAndFiles, personalDataAndFiles } from './personal-data-and-files.ts'

const usage = `bin/privacy export ADDRESS   everything held about an address, as JSON
bin/privacy erase ADDRESS    deletes it: messages, mails, newsletter, account
`

/** What no command here reaches; said each time, because an answer to a person depends on it. */
const outOfReach = `Not in reach: the mailboxes of the team, backups, and what the mail server keeps.
`

const logInUse = `A backup reads the log of the database just now, in which the words still stand. The server empties it
within a day; to do it at once run this again when the backup is done.
`

export const privacyCommand: Command = { name: 'bin/privacy', usage, work }

if (import.meta.main) await runCommand(privacyCommand)

async function work({ words, env, write }: Started): Promise<void> {
  const [command, address, ...rest] = words
  if (command !== 'export' && command !== 'erase') {
    throw new CommandError(`There is no command ${command}. Try bin/privacy help.`)
  }
  if (!address?.includes('@')) throw new CommandError(`Say whose: bin/privacy ${command} ADDRESS`)
  if (rest.length > 0) throw new CommandError('One address at a time.')
  const act = command === 'export' ? exported : erased
  await withDatabase(env, async (database, config) => {
    write(forTerminal(await act(database, config, address)))
  })
}

async function exported(database: OpenDatabase, config: Config, address: string): Promise<string> {
  const decrypt = async (locked: string) => {
    const { openAuth } = await import('./accounts/open-auth.ts')
    const secret = config.authSecret ?? (await serverSecret(database.db))
    return openAuth(database, secret).decrypt(locked)
  }
  const held = await personalDataAndFiles(database, config, address, decrypt)
  return `${JSON.stringify(held, null, 2)}\n`
}

async function erased(database: OpenDatabase, config: Config, address: string): Promise<string> {
  const mentioned = await mentionedIn(database.db, address)
  const counts = await erasePersonalDataAndFiles(database, config, address)
  const lines = [
    `messages: ${counts.leads}`,
    `mails: ${counts.mails}`,
    `mail files: ${counts.files}`,
    `newsletter: ${counts.subscriptions}`,
    `accounts: ${counts.accounts}`,
    `changes of roles, kept without the address: ${counts.roleChanges}`,
  ]
  const mentions =
    mentioned.length > 0
      ? `Other people’s messages name the address, judge them yourself: ${mentioned.join(', ')}\n`
      : ''
  const log = counts.logEmptied ? '' : logInUse
  return `Erased of ${address}\n${lines.map((line) => `  ${line}\n`).join('')}${mentions}${log}${outOfReach}`
}
