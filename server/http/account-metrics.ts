import { Counter, type Registry } from 'prom-client'

/** Counts account calls; returns what hears of each. */
export function accountMetrics(registry: Registry): (step: string, outcome: string) => void {
  const calls = new Counter({
    name: 'account_calls_total',
    help: 'Account calls by step and outcome: accepted, or the code of the refusal.',
    labelNames: ['step', 'outcome'],
    registers: [registry],
  })
  return (step, outcome) => calls.inc({ step, outcome })
}
