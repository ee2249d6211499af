import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { writeBuiltSite } from '../tests/support/built-site.ts'
import { eventually } from '../tests/support/eventually.ts'
import { callFunction, contactFields } from '../tests/support/lead-calls.ts'
import { kill, spawnChild, untilServing } from '../tests/support/server-child.ts'
import { smtpPeer } from '../tests/support/smtp-peer.ts'
import { signUp } from '../tests/support/team-accounts.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { engines, newDatabase, openForTest } from '../tests/support/test-databases.ts'

const root = resolve(import.meta.dirname, '..')
const migrations = 'server/db/migrations'

function git(...words: string[]): string {
  return execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

/**
 * The last commit that did not know the newest step of the schema; undefined where the history does not reach so far,
 * and where that version could not yet run on a newer schema.
 */
function versionBefore(): string | undefined {
  const newest = readdirSync(join(root, migrations)).sort().at(-1) ?? ''
  try {
    const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', join(migrations, newest))
    const before = git('rev-parse', '--verify', `${added}^`)
    return git('grep', '-l', 'schema_floor', before, '--', 'server/db') && before
  } catch {
    return undefined
  }
}

let sources: { folder: string; program: string } | undefined

afterAll(async () => {
  if (sources) await rm(sources.folder, { recursive: true })
})

/** The sources of the server as they stood then, taken out once for both engines; returns the program to run. */
async function sourcesOf(commit: string): Promise<string> {
  if (sources) return sources.program
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
  sources = { folder, program: join(folder, 'server/main.ts') }
  const there = execFileSync('git', ['ls-tree', '--name-only', commit], { cwd: root }).toString()
  const parts = [
    'server',
    'contract',
    'site',
    'site.config.ts',
    'package.json',
    'site.settings.json',
  ].filter((part) => there.split('\n').includes(part))
  // No server reads the pictures of the pages.
  const words = ['archive', commit, ...parts, ':(exclude)site/assets']
  const archive = execFileSync('git', words, { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return sources.program
}

test.for(engines)(
  'the version before runs on the schema of this one, and loses nothing of what either took (%s)',
  { timeout: 300_000 },
  async (engine, { skip }) => {
    const commit = versionBefore()
    if (!commit) return skip('The history that is here holds no version before')
    const older = await sourcesOf(commit)
    const address = await newDatabase(engine)
    const folder = await temporaryFolder()
    await writeBuiltSite(folder)
    const peer = await smtpPeer()
    const leads: string[] = []

    async function use(name: string, smtpUrl: string, program?: string): Promise<void> {
      const environment = {
        DATA_DIR: address.dataDir,
        SMTP_URL: smtpUrl,
        ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
      }
      const server = spawnChild(folder, environment, program)
      onTestFinished(() => kill(server))
      const { origin, child } = await untilServing(server)
      const answer = await callFunction(origin, 'send-contact-email', contactFields())
      leads.push(((await answer.json()) as { reference: string }).reference)
      expect(
        (await callFunction(origin, 'subscribe', { email: `${name}@reader.example` })).status,
      ).toBe(200)
      expect((await signUp(origin, `${name}@team.example`)).ok).toBe(true)
      if (smtpUrl === peer.url) {
        const mails = leads.length * 4
        await eventually(
          'every mail of either version arrived',
          () => peer.accepted.length === mails,
        )
      }
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }

    // Its mails find nobody, and wait for the version before.
    await use('newer', 'smtp://127.0.0.1:9')
    const { db } = await openForTest(address)
    await db.updateTable('outbox').set({ next_attempt_at: 0 }).execute()
    await use('older', peer.url, older)
    await use('newer-again', peer.url)

    const stored = await db.selectFrom('leads').select('reference').execute()
    expect(stored.map(({ reference }) => reference).sort()).toEqual(leads.sort())
    expect(await db.selectFrom('subscribers').select('id').execute()).toHaveLength(3)
    expect(await db.selectFrom('team_accounts').select('id').execute()).toHaveLength(3)
    expect(
      await db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute(),
    ).toEqual([])
  },
)
