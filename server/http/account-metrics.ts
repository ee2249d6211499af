import { Counter, type Registry } from 'prom-client'
import type { RefusalCode } from '../../contract/functions.ts'

/** Refusals that an alert waits for: they stand at 0 from the start, so that the first one shows as an increase. */
const alarming = [
  'unauthorized',
  'too_many_requests',
  'unavailable',
  'internal_error',
] as const satisfies readonly RefusalCode[]

/** Counts account calls; returns what hears of each. */
export function accountMetrics(registry: Registry): (step: string, outcome: string) => void {
  const calls = new Counter({
    name: 'account_calls_total',
    help: 'Account calls by step and outcome: accepted, or the code of the refusal.',
    labelNames: ['step', 'outcome'],
    registers: [registry],
  })
  for (const outcome of alarming) calls.inc({ step: 'signIn', outcome }, 0)
  return (step, outcome) => calls.inc({ step, outcome })
}
