/** `bin/launch-check`: the launch list on a terminal. */
import { realpath } from 'node:fs/promises'
import { type LaunchLine, type LaunchList, launchAddress } from '../contract/team-launch.ts'
import { runCommand, type Started, withDatabase } from './command.ts'
import { composeLaunch } from './compose-launch.ts'
import { kyselyLaunchStore } from './db/kysely-launch-store.ts'
import { readFacts } from './http/published-files.ts'
import { readLaunchList } from './launch/read-launch-list.ts'
import { launchText } from './words/launch-words.ts'

const usage = `bin/launch-check list   tests every line of the launch list and prints it: the same list as on /team/launch.
                        Ends with 1 while a must is red
`

await runCommand({ name: 'bin/launch-check', usage, work })

async function work({ env }: Started): Promise<void> {
  await withDatabase(env, async (database, config) => {
    const site = await readFacts(await realpath('dist').catch(() => 'dist'))
    const list = await readLaunchList({
      ...composeLaunch(config, () => site, Date.now),
      launches: kyselyLaunchStore(database),
    })
    process.stdout.write(`${list.lines.map(printed).join('\n\n')}\n\n${verdict(list, config)}\n`)
    if (!list.mayLaunch) process.exitCode = 1
  })
}

function printed(line: LaunchLine): string {
  const { green, weight, title, who, found, how, items } = line
  const open = items.filter(({ done }) => !done)
  return [
    launchText('command.line', { state: green ? '✓' : '✗', weight, title, who }),
    found,
    ...open.map(({ text }) => launchText('command.item', { state: '✗', text })),
    ...(green ? [] : [launchText('command.todo', { how })]),
  ].join('\n  ')
}

function verdict(
  { launched, mayLaunch, lines }: LaunchList,
  { publicUrl = '' }: { publicUrl?: string | undefined },
): string {
  if (launched) {
    const at = new Date(launched.at).toISOString().slice(0, 10)
    return launchText('command.launched', { at, by: launched.by })
  }
  if (mayLaunch) return launchText('command.ready', { page: publicUrl + launchAddress })
  const count = lines.filter(({ green, weight }) => !green && weight === 'must').length
  return launchText('command.held', { count })
}
