/** `bin/newsletter`: whom to write to, from the machine that holds the database. */
import { newsletterPaths } from '../contract/newsletter.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-values.ts'
import { kyselySubscriberStore } from './db/kysely-subscriber-store.ts'
import { openDatabase } from './db/open-database.ts'
import { issueLinks } from './newsletter/issue-links.ts'

const usage = `bin/newsletter list   prints a line for each confirmed address: the address, a tab, a new
                      link by which that address leaves; wants PUBLIC_URL
`

/** What an operator did wrong; its message is the one line to read. */
class CommandError extends Error {}

process.exitCode = await run(process.argv.slice(2))

async function run([command = 'help', ...rest]: string[]): Promise<number> {
  try {
    if (command === 'help') {
      process.stdout.write(usage)
      return 0
    }
    if (command !== 'list' || rest.length > 0) {
      throw new CommandError(
        `There is no command ${[command, ...rest].join(' ')}. Try bin/newsletter help.`,
      )
    }
    const config = readConfig(process.env)
    // A link that leads to this machine would reach the readers and work for none of them.
    if (!config.publicUrl) throw new CommandError('Set PUBLIC_URL: the links lead to that site.')
    const database = await openDatabase(config, () => {})
    try {
      const page = config.publicUrl + newsletterPaths.unsubscribe
      const recipients = issueLinks({ store: kyselySubscriberStore(database), now: Date.now })
      for await (const { address, unsubscribeSecret } of recipients) {
        process.stdout.write(`${address}\t${page}?token=${unsubscribeSecret}\n`)
      }
      return 0
    } finally {
      await database.db.destroy()
    }
  } catch (error) {
    process.stderr.write(`${failure(error)}\n`)
    return 1
  }
}

function failure(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message
  return `The database cannot be used: ${((error as Error).message ?? '').split('\n')[0]}`
}
