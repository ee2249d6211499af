import { Counter, Gauge, type Registry } from 'prom-client'

export type NewsletterMetrics = { ended: (step: string, outcome: string) => void }

/**
 * What the newsletter counts. `countByState` is asked at each scrape: subscribers
 * are shared by all processes, so none can count them alone.
 */
export function newsletterMetrics(
  registry: Registry,
  countByState: () => Promise<Record<string, number>>,
): NewsletterMetrics {
  const registers = [registry]
  const steps = new Counter({
    name: 'newsletter_steps_total',
    help: 'Newsletter calls by step (subscribe, confirm, unsubscribe) and outcome: accepted, invalid, limited, unavailable; done, unusable.',
    labelNames: ['step', 'outcome'],
    registers,
  })
  new Gauge({
    name: 'newsletter_subscribers',
    help: 'Addresses by state: pending, confirmed, unsubscribed.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await countByState())) this.set({ state }, count)
    },
  })
  return { ended: (step, outcome) => steps.inc({ step, outcome }) }
}
