/** `bin/newsletter`: issues and whom they go to, from the machine that holds the database. */
import { readFile, realpath } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { newsletterPaths } from '../contract/newsletter.ts'
import { issueCall } from '../contract/team-newsletter.ts'
import { addressIn, teamLanguage } from '../contract/words/language.ts'
import {
  type Command,
  CommandError,
  mailSettings,
  runCommand,
  type Started,
  withDatabase,
} from './command.ts'
import type { Config } from './config.ts'
import { kyselyIssueStore } from './db/kysely-issue-store.ts'
import { kyselySubscriberStore } from './db/kysely-subscriber-store.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { readFacts } from './http/published-files.ts'
import { newsletterIssueMail } from './mail-templates/newsletter-issue.ts'
import { issueLinks } from './newsletter/issue-links.ts'
import { writeIssue } from './newsletter/write-issue.ts'

const usage = `bin/newsletter list                prints a line for each confirmed address: the address, a tab, a new
                                   link by which that address leaves; wants PUBLIC_URL
bin/newsletter articles            the articles that an issue may tell of, by their id
bin/newsletter issues              issues and what became of them, by their id
bin/newsletter write TITLE --introduction FILE --articles ID,ID
                                   a new draft; its introduction from a text file
bin/newsletter show ID             the words of the mail
bin/newsletter send ID             from now on a running server sends it, slowly, once to each confirmed
                                   address; wants PUBLIC_URL
`

type Place = { database: OpenDatabase; config: Config; print: (line: string) => void }

const by = { accountId: null, address: 'command line' }

const parts: Readonly<Record<string, (place: Place, words: string[]) => Promise<void>>> = {
  list: printReaders,
  articles: printArticles,
  issues: printIssues,
  write,
  show,
  send,
}

export const newsletterCommand: Command = { name: 'bin/newsletter', usage, work }

if (import.meta.main) await runCommand(newsletterCommand)

async function work({
  words: [name = '', ...words],
  env,
  write: toOutput,
}: Started): Promise<void> {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (!part) throw new CommandError(`There is no command ${name}. Try bin/newsletter help.`)
  const print = (line: string) => void toOutput(`${line}\n`)
  await withDatabase(env, (database, config) => part({ database, config, print }, words))
}

async function printReaders({ database, config: { publicUrl }, print }: Place): Promise<void> {
  // A link that leads to this machine would reach the readers and work for none of them.
  if (!publicUrl) throw new CommandError('Set PUBLIC_URL: the links lead to that site.')
  const recipients = issueLinks({ store: kyselySubscriberStore(database), now: Date.now })
  for await (const { address, language, unsubscribeSecret } of recipients) {
    const page = publicUrl + addressIn(newsletterPaths.unsubscribe, language)
    print(`${address}\t${page}?token=${unsubscribeSecret}`)
  }
}

async function offered() {
  const facts = await readFacts(await realpath('dist').catch(() => 'dist'))
  return facts?.articles ?? []
}

async function printArticles({ print }: Place): Promise<void> {
  for (const { id, title } of await offered()) print(`${id}\t${title}`)
}

async function printIssues({ database, print }: Place): Promise<void> {
  for (const { id, title, state, queued, readers } of await kyselyIssueStore(database).list()) {
    print(`${id}\t${state}\t${queued} of ${readers}\t${title}`)
  }
}

async function write({ database, print }: Place, words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { introduction: { type: 'string' }, articles: { type: 'string', default: '' } },
    allowPositionals: true,
  })
  const file = values.introduction
  if (!file) throw new CommandError('Name the file of the introduction: --introduction FILE')
  const introduction = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`There is no file ${file}`)
  })
  const articles = values.articles.split(',').filter((id) => id !== '')
  const read = v.safeParse(issueCall, { title: positionals.join(' '), introduction, articles })
  if (!read.success)
    throw new CommandError(`${read.issues[0].path?.[0]?.key}: too short or too long`)
  const issue = writeIssue(read.output, await offered())
  if ('unknown' in issue) throw new CommandError(`There is no article ${issue.unknown}`)
  const { id } = await kyselyIssueStore(database).add(issue, { by, now: Date.now() })
  print(`Written: ${id}`)
}

async function show({ database, config, print }: Place, [id = '']: string[]): Promise<void> {
  const issue = await kyselyIssueStore(database).find(id)
  if (!issue) throw new CommandError(`There is no issue ${id}`)
  const to = config.mail.from
  const reader = { reader: 'trial', language: teamLanguage, unsubscribeSecret: undefined }
  const trial = { issue, to, ...reader, at: Date.now() }
  print(newsletterIssueMail(trial, mailSettings(config)).message.text)
}

async function send({ database, config, print }: Place, [id = '']: string[]): Promise<void> {
  if (!config.publicUrl) throw new CommandError('Set PUBLIC_URL: the links lead to that site.')
  const issue = await kyselyIssueStore(database).send(id, { by, now: Date.now() })
  if (!issue) throw new CommandError(`There is no draft ${id}`)
  print(`On its way to ${issue.readers} readers, ${config.newsletterPerMinute} a minute`)
}
