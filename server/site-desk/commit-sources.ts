import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

type Commit = {
  files: readonly string[]
  subject: string
  /** What it came with: `Published as …`. */
  note: string
  by: string
}

const patience = 60_000

/**
 * Writes a commit of the named files where the folder is a git repository. A repository that takes none does not stop
 * the site: what git said is returned, for the record.
 */
export async function commitSources(
  root: string,
  { files, subject, note, by }: Commit,
): Promise<string | undefined> {
  if (files.length === 0 || !existsSync(join(root, '.git'))) return undefined
  const name = by.split('@')[0] ?? by
  const git = (...args: string[]) => runCommand(root, ['git', ...args], patience)
  // What is new to git is named to it first; what neither folder nor git has, it would not know.
  const there = files.filter((file) => existsSync(join(root, file)))
  if (there.length > 0) await git('add', '--', ...there)
  const known = (await git('ls-files', '--', ...files)).stdout.split('\n').filter(Boolean)
  if (known.length === 0) return undefined
  const { ok, stdout, stderr } = await git(
    ...['-c', `user.name=${name}`, '-c', `user.email=${by}`],
    ...['commit', '--quiet', '--no-verify', '--only'],
    ...['-m', subject, '-m', note],
    ...['--', ...known],
  )
  return ok || /nothing to commit|no changes added/.test(stdout)
    ? undefined
    : (stderr || stdout).trim()
}
