import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { OutboxDepth } from '../mail/outbox.ts'
import type { MailResult } from '../mail/outbox-worker.ts'

/** What the process counts; `docs/operations.md` says which values deserve an alert. */
export type Metrics = {
  registry: Registry
  requestEnded: (surface: string, method: string, status: number, seconds: number) => void
  leadEnded: (kind: string, outcome: string) => void
  acknowledgementEnded: (fate: string) => void
  forgotten: (what: string, count: number) => void
  mailEnded: (kind: string, result: MailResult) => void
}

/** `readDepth` is asked at each scrape: the outbox is shared, so no process can count it alone. */
export function createMetrics(readDepth: () => Promise<OutboxDepth>, now: () => number): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by kind of address, method and status.',
    labelNames: ['surface', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const leads = new Counter({
    name: 'leads_total',
    help: 'Submissions by form and outcome: stored, suspicious (stored too), repeated, invalid, limited, unavailable.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const mails = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a mail by kind and result: sent, retried (will be tried again), failed (given up).',
    labelNames: ['kind', 'result'],
    registers,
  })
  const acknowledgements = new Counter({
    name: 'acknowledgements_total',
    help: 'Stored leads by whether their sender was mailed: queued, or why not (suspicious, fill-time-missing, address-budget, hourly-budget).',
    labelNames: ['fate'],
    registers,
  })
  // From the start, so that the first one shows as an increase.
  acknowledgements.inc({ fate: 'hourly-budget' }, 0)
  const forgotten = new Counter({
    name: 'forgotten_total',
    help: 'Rows and files deleted because their period was over, by what they were.',
    labelNames: ['what'],
    registers,
  })
  outboxGauges(registers, readDepth, now)

  return {
    registry,
    requestEnded: (surface, method, status, seconds) =>
      requests.observe({ surface, method, status }, seconds),
    leadEnded: (kind, outcome) => leads.inc({ kind, outcome }),
    acknowledgementEnded: (fate) => acknowledgements.inc({ fate }),
    forgotten: (what, count) => forgotten.inc({ what }, count),
    mailEnded: (kind, result) => mails.inc({ kind, result }),
  }
}

function outboxGauges(
  registers: Registry[],
  readDepth: () => Promise<OutboxDepth>,
  now: () => number,
): void {
  const failed = new Gauge({
    name: 'outbox_failed_mails',
    help: 'Mails given up: refused for good or tried for two days. Kept until someone acts.',
    registers,
  })
  const oldest = new Gauge({
    name: 'outbox_oldest_waiting_seconds',
    help: 'Age of the oldest mail not yet sent; 0 when none waits.',
    registers,
  })
  new Gauge({
    name: 'outbox_waiting_mails',
    help: 'Mails queued and not yet sent.',
    registers,
    // One read of the outbox sets all three gauges.
    async collect() {
      const depth = await readDepth()
      this.set(depth.waiting)
      failed.set(depth.failed)
      oldest.set(
        depth.oldestQueuedAt === undefined ? 0 : Math.max(0, now() - depth.oldestQueuedAt) / 1000,
      )
    },
  })
}
