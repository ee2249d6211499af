import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { writeBuiltSite } from '../support/built-site.ts'
import { countLeads } from '../support/count-leads.ts'
import { countingMailServer } from '../support/counting-mail-server.ts'
import { eventually } from '../support/eventually.ts'
import { faultsAreLong } from '../support/fault-length.ts'
import { clientAddress, contactFields } from '../support/lead-calls.ts'
import { sendUntilStored } from '../support/persistent-visitors.ts'
import { readers, share } from '../support/readers.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { engines, newDatabase } from '../support/test-databases.ts'

/** Of the load that is borne for long, and of finding out how much is borne at most. Seconds. */
const [length, sounding] = faultsAreLong ? [3_600, 20] : [10, 2]
const samples = faultsAreLong ? 60 : 15
const tried = faultsAreLong ? engines : (['sqlite'] as const)

/** What the process says of itself: megabytes, open files and connections. */
async function measure(origin: string): Promise<{ memory: number; descriptors: number }> {
  const text = await (await fetch(`${origin}/metrics`, { headers })).text()
  const gauge = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
  return {
    memory: gauge('process_resident_memory_bytes') / 1024 / 1024,
    descriptors: gauge('process_open_fds'),
  }
}

const token = 'a-token-of-sufficient-length'
const headers = { authorization: `Bearer ${token}` }

/** A row of bars, the highest for the highest value, the lowest for none. */
function drawn(name: string, values: readonly number[]): string {
  const bars = '▁▂▃▄▅▆▇█'
  const most = Math.max(...values)
  const row = values.map((value) => bars[Math.round((value / most) * (bars.length - 1))]).join('')
  return `${name.padEnd(12)}${row} ${Math.min(...values).toFixed(0)} to ${most.toFixed(0)}\n`
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

test.for(tried)(
  'half of what it bears, for long: all is answered, all is stored, and neither memory nor open files grow (%s)',
  { timeout: (length + sounding + 600) * 1_000 },
  async (engine) => {
    const address = await newDatabase(engine)
    const mailServer = await countingMailServer()
    const folder = await temporaryFolder()
    await writeBuiltSite(folder)
    const { origin } = await startServer(folder, {
      DATA_DIR: address.dataDir,
      ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
      SMTP_URL: mailServer.url,
      TRUST_PROXY: '127.0.0.1',
      METRICS_TOKEN: token,
      ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
      NOTIFICATIONS_PER_HOUR: '1000000',
    })
    const references = new Map<string, string>()
    let sent = 0
    async function write(): Promise<void> {
      sent += 1
      const fields = contactFields()
      references.set(
        fields.email,
        await sendUntilStored(() => origin, clientAddress(sent % 65_536), fields),
      )
    }

    const sounded = performance.now() + sounding * 1_000
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (performance.now() < sounded) await write()
      }),
    )
    const perSecond = references.size / sounding / 2
    const reading = readers(origin, 10)
    const writing = new Set<Promise<void>>()
    const timer = setInterval(() => {
      const one: Promise<void> = write().finally(() => writing.delete(one))
      // Looked at below; until then a failure must not end the run.
      one.catch(() => {})
      writing.add(one)
    }, 1_000 / perSecond)
    const measured: { memory: number; descriptors: number }[] = []
    const end = performance.now() + length * 1_000
    while (performance.now() < end) {
      await pause((length * 1_000) / samples)
      measured.push(await measure(origin))
    }
    clearInterval(timer)
    await Promise.all(writing)
    const { times, failures } = await reading.leave()
    const memory = measured.map((one) => one.memory)
    const descriptors = measured.map((one) => one.descriptors)
    process.stdout.write(
      `${engine}: ${length} s at ${perSecond.toFixed(1)} leads a second, ${times.length} pages, p99 ${share(times, 0.99).toFixed(0)} ms\n` +
        drawn('Memory, MB', memory) +
        drawn('Open files', descriptors),
    )
    expect(failures).toEqual([])
    await eventually(
      'every mail arrived',
      () => mailServer.arrived.size === 2 * references.size,
      300,
    )
    expect(await countLeads(address, references)).toMatchObject({
      acknowledged: sent,
      missing: 0,
      doubled: 0,
      withoutMails: 0,
    })
    const quarter = Math.floor(samples / 4)
    // The first quarter warms up: compiled code, buffers, connections.
    const settled = {
      memory: memory.slice(quarter, 2 * quarter),
      files: descriptors.slice(quarter, 2 * quarter),
    }
    expect(mean(memory.slice(-quarter))).toBeLessThan(mean(settled.memory) * 1.25 + 40)
    expect(Math.max(...descriptors.slice(-quarter))).toBeLessThan(Math.max(...settled.files) + 30)
  },
)
