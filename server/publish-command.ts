/**
 * What `bin/publish`, `bin/undo` and `bin/serve` do with versions: `publish [VERSION]` makes one live, the newest without
 * a name; `undo` the one before; `may-switch` ends with 1 and says why where a start must leave things as they are.
 */
import { liveVersion, publish, undo, versions, whyLiveStays } from './live-version.ts'
import { otherServers } from './running-servers.ts'

const [what, name] = process.argv.slice(2)

try {
  if (what === 'may-switch') maySwitch()
  else if (what === 'undo') tell(await undo())
  else if (what === 'publish') {
    const known = versions()
    const wanted = name ?? known.at(-1)
    if (!wanted || !known.includes(wanted)) {
      throw new Error(
        `There is no version ${name ?? 'yet'}. Versions: ${known.join(', ') || 'none'}`,
      )
    }
    await publish(wanted)
    tell(wanted)
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

function maySwitch(): void {
  const why = whyLiveStays()
  if (!why) return
  const sentence = 'The sources have changed, and what is live stays'
  process.stderr.write(`${sentence}: ${why}. bin/publish makes the sources live.\n`)
  process.exitCode = 1
}

function tell(version: string): void {
  const servers = otherServers().map(({ port }) => port)
  const taken = servers.length > 0 ? `, taken without a restart on port ${servers.join(', ')}` : ''
  process.stdout.write(`Live: ${version}${taken}\n`)
  if (liveVersion() !== version) process.exitCode = 1
}
