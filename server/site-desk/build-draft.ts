import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DeskProblem, deskPatience, settingKeys } from '../../contract/site-desk.ts'
import { fieldOf, problemsIn } from './problems-in.ts'
import { runCommand } from './run-command.ts'
import type { LiveVersions } from './surroundings.ts'

/** Milliseconds; a build takes under a minute where the machine does nothing else. */
const buildPatience = 900_000

/** How often it is looked how far a build has come, milliseconds. */
const pause = 500

const named = (output: string) => problemsIn(output).map((each) => fieldOf(each, settingKeys))

/** The mistakes of the drafts in a workspace, found by the project's own check of its words. */
export async function checkDraft(folder: string): Promise<DeskProblem[]> {
  const command = [process.execPath, 'tools/check-words.ts'] as const
  const { ok, stdout, stderr } = await runCommand(folder, command, deskPatience)
  return ok ? [] : named(stderr || stdout)
}

/**
 * Builds a workspace as `bin/publish` builds the sources: aside, and not again where the newest version is made of
 * these very files.
 *
 * @param pages how many the site has, to tell how far it has come.
 * @returns the version's name in the workspace, or what went wrong.
 */
export async function buildDraft(
  folder: string,
  versions: LiveVersions['versions'],
  pages: number,
  onShare: (share: number) => void,
): Promise<{ version: string } | { problems: DeskProblem[] }> {
  const timer = setInterval(() => void look(), pause)
  async function look(): Promise<void> {
    const log = await readFile(join(folder, '.cache/build.log'), 'utf8').catch(() => '')
    const made = log.split(/\.html\b/).length - 1
    // Documents and pictures come before the first page, the finishing of all after the last.
    onShare(made === 0 ? 0.1 : 0.2 + 0.6 * Math.min(1, made / Math.max(1, pages)))
  }
  const command = [
    'sh',
    '-ec',
    '. bin/prepare.sh; use_node; rm -f .cache/build.log; build_aside',
  ] as const
  const { ok, stdout, stderr } = await runCommand(folder, command, buildPatience).finally(() =>
    clearInterval(timer),
  )
  const version = versions(folder).at(-1)
  if (ok && version) return { version }
  return { problems: named(stderr || stdout) }
}
