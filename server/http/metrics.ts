import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { MailResult } from '../mail/outbox-worker.ts'

/** What the process counts; `docs/operations.md` says which values deserve an alert. */
export type Metrics = {
  registry: Registry
  requestEnded: (surface: string, method: string, status: number, seconds: number) => void
  leadEnded: (kind: string, outcome: string) => void
  acknowledgementEnded: (fate: string) => void
  notificationEnded: (fate: string) => void
  forgotten: (what: string, count: number) => void
  mailEnded: (kind: string, result: MailResult) => void
  mailsClaimed: (seconds: number) => void
}

/**
 * Outcomes that an alert waits for. They stand at 0 from the start: the increase to a first 1 would go unseen, as
 * nothing was there before it.
 */
const alarming = {
  leads: ['stored', 'suspicious', 'limited', 'unavailable'],
  forms: ['contact', 'partnership'],
} as const

export function createMetrics(): Metrics {
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
  const errors = new Counter({
    name: 'http_server_errors_total',
    help: 'Requests answered with a status of 500 to 599; `/readyz` says so on purpose and does not count.',
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
    help: 'Attempts to send a mail, or a webhook its delivery (kind webhook), by kind and result: sent, retried (will be tried again), failed (given up).',
    labelNames: ['kind', 'result'],
    registers,
  })
  const claims = new Histogram({
    name: 'outbox_claim_seconds',
    help: 'How long it took to look for mails that are due and to take them.',
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers,
  })
  const acknowledgements = new Counter({
    name: 'acknowledgements_total',
    help: 'Stored leads by whether their sender was mailed: queued, or why not (suspicious, fill-time-missing, address-budget, hourly-budget).',
    labelNames: ['fate'],
    registers,
  })
  const notifications = new Counter({
    name: 'notifications_total',
    help: 'Stored leads by whether the team was mailed of each at once (queued) or after the hour of many together (told-together).',
    labelNames: ['fate'],
    registers,
  })
  for (const outcome of alarming.leads) {
    for (const kind of alarming.forms) leads.inc({ kind, outcome }, 0)
  }
  mails.inc({ kind: 'webhook', result: 'failed' }, 0)
  acknowledgements.inc({ fate: 'hourly-budget' }, 0)
  notifications.inc({ fate: 'told-together' }, 0)
  const forgotten = new Counter({
    name: 'forgotten_total',
    help: 'Rows and files deleted because their period was over, by what they were.',
    labelNames: ['what'],
    registers,
  })

  return {
    registry,
    requestEnded(surface, method, status, seconds) {
      requests.observe({ surface, method, status }, seconds)
      if (status >= 500 && surface !== 'readyz') errors.inc()
    },
    leadEnded: (kind, outcome) => leads.inc({ kind, outcome }),
    acknowledgementEnded: (fate) => acknowledgements.inc({ fate }),
    notificationEnded: (fate) => notifications.inc({ fate }),
    forgotten: (what, count) => forgotten.inc({ what }, count),
    mailEnded: (kind, result) => mails.inc({ kind, result }),
    mailsClaimed: (seconds) => claims.observe(seconds),
  }
}
