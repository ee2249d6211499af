import { Counter, type Registry } from 'prom-client'

export type NewsletterMetrics = { ended: (step: string, outcome: string) => void }

/** What the newsletter counts. */
export function newsletterMetrics(registry: Registry): NewsletterMetrics {
  const steps = new Counter({
    name: 'newsletter_steps_total',
    help: 'Newsletter calls by step (subscribe, confirm, unsubscribe) and outcome: accepted, invalid, limited, unavailable; done, unusable.',
    labelNames: ['step', 'outcome'],
    registers: [registry],
  })
  // From the start, so that the first one shows as an increase.
  for (const outcome of ['limited', 'unavailable']) steps.inc({ step: 'subscribe', outcome }, 0)
  return { ended: (step, outcome) => steps.inc({ step, outcome }) }
}
