/** `bin/leads`: the leads, from the machine that holds the database. */
import { once } from 'node:events'
import { realpath } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  type LeadFilters,
  leadFilterNames,
  leadStatuses,
  readLeadFilters,
} from '../contract/lead-filters.ts'
import { leadsPerPage } from '../contract/team-leads.ts'
import {
  type Command,
  CommandError,
  mailSettings,
  runCommand,
  type Started,
  withDatabase,
} from './command.ts'
import type { Config } from './config.ts'
import { kyselyLeadManagement } from './db/kysely-lead-management.ts'
import { kyselyLeadReader } from './db/kysely-lead-reader.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { readFacts } from './http/published-files.ts'
import { forTerminal } from './kernel/for-terminal.ts'
import { leadAsText, listedLead } from './lead-management/lead-as-text.ts'
import { leadFile } from './lead-management/lead-file.ts'
import type { LeadManagementStore } from './lead-management/lead-management-store.ts'
import type { LeadReader } from './lead-management/lead-reader.ts'
import { leadView } from './lead-management/lead-view.ts'
import { leadAssignedMail } from './mail-templates/lead-assigned.ts'
import { leadMentionedMail } from './mail-templates/lead-mentioned.ts'

const usage = `bin/leads list [filters] [--limit N]   the newest leads; open ones unless a status is said
bin/leads show REFERENCE               everything about one lead
bin/leads export [filters] [--json]    leads as CSV, or one JSON object a line
bin/leads resend REFERENCE [MAIL]      queues a mail of a lead again: its id, or the first one
bin/leads erase REFERENCE              deletes one lead; bin/privacy erases a person

Filters, as in the dashboard:
  --search WORDS          in any field, each at the beginning of a word
  --kind contact|partnership
  --status all|${leadStatuses.join('|')}   several with commas
  --interest TOPIC        a topic of the contact form or a type of partnership
  --assignee ID|nobody
  --emergency yes|maybe|some|no --suspicious yes|no
  --due overdue|soon|first      still new, and late, nearly so, or on top of the inbox
  --when today|later      to be answered or taken up again today, or put off
  --tag TAG               --person ADDRESS
  --from DAY --to DAY     days of receipt, 2026-11-22
`

type Workplace = { config: Config; leads: LeadReader; work: LeadManagementStore }

const by = { accountId: null, address: 'command line' }

type Values = Partial<Record<string, string | boolean>>
type Part = (at: Workplace, words: string[], values: Values) => AsyncIterable<string>

const parts: Partial<Record<string, Part>> = { list, show, export: exported, resend, erase }

export const leadsCommand: Command = { name: 'bin/leads', usage, work }

if (import.meta.main) {
  // Whoever reads with `head` has read enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  await runCommand(leadsCommand)
}

async function work({ words: given, env, write }: Started): Promise<void> {
  const { values, positionals } = parseArgs({
    args: given,
    options: {
      ...(Object.fromEntries(leadFilterNames.map((name) => [name, { type: 'string' }])) as Record<
        (typeof leadFilterNames)[number],
        { type: 'string' }
      >),
      limit: { type: 'string' },
      json: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const [command = '', ...words] = positionals
  const run = parts[command]
  if (!run) throw new CommandError(`There is no command ${command}. Try bin/leads help.`)
  await withDatabase(env, async (database, config) => {
    for await (const text of run(await workplaceOf(database, config), words, values)) {
      // A pipe that is full is waited for: an export may be larger than the memory.
      if (!write(text)) await once(process.stdout, 'drain')
    }
  })
}

/** Days are counted as the server counts them: by the holidays of the version that is live. */
async function workplaceOf(database: OpenDatabase, config: Config): Promise<Workplace> {
  const facts = await readFacts(await realpath('dist').catch(() => 'dist'))
  const holidays = new Set(facts?.holidays)
  const settings = mailSettings(config)
  return {
    config,
    leads: kyselyLeadReader(database),
    // The server finds what was queued at its next look.
    work: kyselyLeadManagement(database, {
      businessDays: () => ({ timeZone: config.teamTimeZone, holidays }),
      writeAssigned: (assigned) => leadAssignedMail(assigned, settings),
      writeMentioned: (mention) => leadMentionedMail(mention, settings),
      onQueued: () => {},
    }),
  }
}

async function* list({ leads, config }: Workplace, words: string[], values: Values) {
  if (words.length > 0) throw new CommandError('bin/leads list takes filters only.')
  const limit = Number(values.limit ?? leadsPerPage)
  if (!Number.isSafeInteger(limit) || limit < 1) throw new CommandError('--limit is a number.')
  let shown = 0
  for await (const portion of leads.all(viewOf(values, config))) {
    for (const lead of portion.slice(0, limit - shown)) yield forTerminal(listedLead(lead))
    shown += portion.length
    if (shown >= limit) return
  }
  if (shown === 0) yield 'None.\n'
}

async function* show({ leads, config }: Workplace, words: string[]) {
  const lead = await leads.detail(referenceOf('show', words), null)
  yield forTerminal(leadAsText(lead ?? refuseUnknown(), config.teamTimeZone))
}

async function* exported({ leads, config }: Workplace, words: string[], values: Values) {
  if (words.length > 0) throw new CommandError('bin/leads export takes filters only.')
  const portions = leads.all(viewOf(values, config))
  if (!values.json) {
    yield* leadFile(portions)
    return
  }
  for await (const portion of portions) {
    for (const lead of portion) yield forTerminal(`${JSON.stringify(lead)}\n`)
  }
}

async function* resend({ leads, work }: Workplace, words: string[]) {
  const [, mail] = words
  const reference = referenceOf('resend', words.slice(0, 1))
  const { mails } = (await leads.detail(reference, null)) ?? refuseUnknown()
  const mailId = mail ?? mails[0]?.id ?? ''
  const result = await work.sendAgain({ reference, mailId, by, now: Date.now() })
  if (result === 'unknown') {
    const known = mails.map(({ id }) => id).join(', ') || 'none is kept any more'
    throw new CommandError(`${reference} has no such mail. Its mails: ${known}.`)
  }
  if (result === 'words-forgotten') {
    throw new CommandError(`The words of ${mailId} are no longer kept. Write to its recipient.`)
  }
  if (result === 'over-budget') {
    throw new CommandError('Its visitor was mailed too often lately. Try again tomorrow.')
  }
  yield `${mailId} is queued again.\n`
}

async function* erase({ work }: Workplace, words: string[]) {
  const reference = referenceOf('erase', words)
  const result = await work.erase({ reference, by, now: Date.now() })
  if (result === 'unknown') refuseUnknown()
  yield `Erased ${reference} with its mails, notes and history.
Everything of one person, other leads included: bin/privacy erase ADDRESS
`
}

/** The filters that were typed; one that cannot be read is refused rather than left out. */
function viewOf(values: Values, { teamTimeZone }: Config) {
  const typed = leadFilterNames.flatMap((name) => {
    const value = values[name]
    return typeof value === 'string' ? [[name, value] as [string, string]] : []
  })
  const filters: LeadFilters = readLeadFilters(new URLSearchParams(typed))
  for (const [name] of typed) {
    if (!(name in filters)) throw new CommandError(`--${name} cannot be that. Try bin/leads help.`)
  }
  if (filters.assignee === 'me') throw new CommandError('Nobody is signed in here: say whose.')
  return leadView(filters, { accountId: undefined, at: Date.now(), timeZone: teamTimeZone })
}

function referenceOf(command: string, words: readonly string[]): string {
  const [reference, ...rest] = words
  if (!reference) throw new CommandError(`Say which: bin/leads ${command} REFERENCE`)
  if (rest.length > 0) throw new CommandError('One lead at a time.')
  return reference.toUpperCase()
}

function refuseUnknown(): never {
  throw new CommandError('There is no such lead.')
}
