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

/**
 * Runs a command with the words typed after its name; without any, or with `help`, it prints its
 * usage. Sets the exit code: 1, with one line on standard error, when the work throws.
 */
export async function runCommand(
  { name, usage }: { name: string; usage: string },
  work: (words: string[]) => Promise<void>,
): Promise<void> {
  const words = process.argv.slice(2)
  try {
    if (words.length === 0 || words[0] === 'help') process.stdout.write(usage)
    else await work(words)
  } catch (error) {
    process.stderr.write(`${failure(error, name)}\n`)
    process.exitCode = 1
  }
}

/** Opens the database that the environment names, and closes it after the work. */
export async function withDatabase(
  work: (database: OpenDatabase, config: Config) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env)
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
