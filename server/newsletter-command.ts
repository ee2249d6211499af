/** `bin/newsletter`: whom to write to, from the machine that holds the database. */
import { newsletterPaths } from '../contract/newsletter.ts'
import { CommandError, runCommand, withDatabase } from './command.ts'
import { kyselySubscriberStore } from './db/kysely-subscriber-store.ts'
import { issueLinks } from './newsletter/issue-links.ts'

const usage = `bin/newsletter list   prints a line for each confirmed address: the address, a tab, a new
                      link by which that address leaves; wants PUBLIC_URL
`

await runCommand({ name: 'bin/newsletter', usage }, async (words) => {
  if (words.join(' ') !== 'list') {
    throw new CommandError(`There is no command ${words.join(' ')}. Try bin/newsletter help.`)
  }
  await withDatabase(async (database, { publicUrl }) => {
    // A link that leads to this machine would reach the readers and work for none of them.
    if (!publicUrl) throw new CommandError('Set PUBLIC_URL: the links lead to that site.')
    const page = publicUrl + newsletterPaths.unsubscribe
    const recipients = issueLinks({ store: kyselySubscriberStore(database), now: Date.now })
    for await (const { address, unsubscribeSecret } of recipients) {
      process.stdout.write(`${address}\t${page}?token=${unsubscribeSecret}\n`)
    }
  })
})
