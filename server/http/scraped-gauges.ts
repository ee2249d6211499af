import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { isDatabaseOutage } from '../kernel/database-outage.ts'
import { StorageUnavailable } from '../kernel/storage-unavailable.ts'
import type { OutboxDepth } from '../mail/outbox.ts'

const noDisk = { bavail: Number.NaN, blocks: Number.NaN, bsize: Number.NaN }

export type ScrapedDeps = {
  outboxDepth: () => Promise<OutboxDepth>
  countOverdue: () => Promise<number>
  /** Subscribers by their state. */
  countSubscribers: () => Promise<Record<string, number>>
  /** The folder whose disk is watched. */
  dataDir: string
  now: () => number
}

/**
 * Gauges of what all processes share: the database and the disk. Returns what reads them all, to be called before each
 * scrape. While the database does not answer its gauges are NaN, which is neither above nor below anything, and the
 * scrape tells the rest: the leads that are refused above all.
 */
export function scrapedGauges(registry: Registry, deps: ScrapedDeps): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const readable = gauge(
    'database_readable',
    'Whether the database answered this scrape: 1, or 0. Without an answer the values below it are NaN.',
  )
  const waiting = gauge('outbox_waiting_mails', 'Mails queued and not yet sent.')
  const failed = gauge(
    'outbox_failed_mails',
    'Mails given up: refused for good or tried for two days. Kept until someone acts.',
  )
  const oldest = gauge(
    'outbox_oldest_waiting_seconds',
    'Age of the oldest mail not yet sent; 0 when none waits.',
  )
  const overdue = gauge(
    'leads_overdue',
    'Leads still new past the time their answer was promised for; those that look automatic do not count.',
  )
  const subscribers = new Gauge({
    name: 'newsletter_subscribers',
    help: 'Addresses by state: pending, confirmed, unsubscribed.',
    labelNames: ['state'],
    registers: [registry],
  })
  const free = gauge('data_disk_free_bytes', 'Room that the disk of DATA_DIR has left.')
  const size = gauge('data_disk_size_bytes', 'Size of the disk of DATA_DIR.')

  async function readDatabase(): Promise<void> {
    const [depth, late, states] = await Promise.all([
      deps.outboxDepth(),
      deps.countOverdue(),
      deps.countSubscribers(),
    ])
    readable.set(1)
    waiting.set(depth.waiting)
    failed.set(depth.failed)
    const { oldestQueuedAt } = depth
    const age = oldestQueuedAt === undefined ? 0 : Math.max(0, deps.now() - oldestQueuedAt)
    oldest.set(age / 1000)
    overdue.set(late)
    for (const [state, count] of Object.entries(states)) subscribers.set({ state }, count)
  }

  async function readDisk(): Promise<void> {
    // With PostgreSQL and a mail server the folder may never have been needed.
    const disk = await statfs(deps.dataDir).catch(() => noDisk)
    // What a process without special rights may still use.
    free.set(disk.bavail * disk.bsize)
    size.set(disk.blocks * disk.bsize)
  }

  return async () => {
    const outage = readDatabase().catch((error) => {
      if (!(error instanceof StorageUnavailable) && !isDatabaseOutage(error)) throw error
      readable.set(0)
      for (const unknown of [waiting, failed, oldest, overdue]) unknown.set(Number.NaN)
      subscribers.reset()
    })
    await Promise.all([outage, readDisk()])
  }
}
