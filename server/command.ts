/** What the commands of `bin/` that work on the database have in common. */
import { teamLanguage } from '../contract/words/language.ts'
import { siteConfig } from '../site.config.ts'
import { type Config, readConfig } from './config.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import { ConfigError } from './kernel/config-error.ts'
import type { MailSettings } from './mail-templates/mail-settings.ts'
import { refusalText } from './words/refusal-words.ts'

/** What an operator did wrong; its message is the one line to read. */
export class CommandError extends Error {}

/** What a command is started with: of the process, or of a test that runs it within its own. */
export type Started = {
  /** Typed after its name. */
  words: string[]
  env: Readonly<Record<string, string | undefined>>
  /** To standard output; false where that is full for now. */
  write: (text: string) => boolean
}

export type Command = {
  name: string
  usage: string
  work: (started: Started) => Promise<void>
}

/** Runs a command as this process. Sets the exit code: 1, with one line on standard error, when the work throws. */
export async function runCommand(command: Command): Promise<void> {
  const failed = await carryOut(command, {
    words: process.argv.slice(2),
    env: process.env,
    write: (text) => process.stdout.write(text),
  })
  if (failed === undefined) return
  process.stderr.write(`${failed}\n`)
  process.exitCode = 1
}

/**
 * Does a command's work; without words, or with `help`, it prints its usage. Returns the one line to read where the
 * work throws.
 */
export async function carryOut(
  { name, usage, work }: Command,
  started: Started,
): Promise<string | undefined> {
  try {
    if (started.words.length === 0 || started.words[0] === 'help') started.write(usage)
    else await work(started)
    return undefined
  } catch (error) {
    return failure(error, name)
  }
}

/** Opens the database that the environment names, and closes it after the work. */
export async function withDatabase(
  env: Started['env'],
  work: (database: OpenDatabase, config: Config) => Promise<void>,
): Promise<void> {
  const config = readConfig(env)
  const database = await openDatabase(config, () => {})
  try {
    if (database.opening) {
      throw new ConfigError(refusalText(teamLanguage, `operator.${database.opening.trouble}`))
    }
    await work(database, config)
  } finally {
    await database.db.destroy()
  }
}

function failure(error: unknown, name: string): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message} Try ${name} help.`
  return `The database cannot be used: ${(message ?? '').split('\n')[0]}`
}

/** Our own side of the mails that a command queues; the server that runs sends them. */
export function mailSettings(config: Config): MailSettings {
  return {
    companyName: siteConfig.companyName,
    company: siteConfig.company,
    from: config.mail.from,
    mailboxes: config.mail,
    publicUrl: () => config.publicUrl ?? `http://localhost:${config.port}`,
    teamTimeZone: config.teamTimeZone,
  }
}
