import type { AccountDeps } from './account-deps.ts'

/** Milliseconds; above what any of the calls takes on a machine that is not overloaded. */
const level = 500

/**
 * Waits until the next level after `started` (`performance.now()`): 0.5, 1, 2, 4 … seconds.
 * An answer that comes sooner when an address has no account would say so, and on a busy
 * machine so would one that comes as soon as it can.
 */
export async function untilLevel(started: number): Promise<void> {
  const passed = performance.now() - started
  const doublings = Math.max(0, Math.ceil(Math.log2(passed / level)))
  await sleep(level * 2 ** doublings - passed)
}

/**
 * Resolves at the first level, whether the work has ended by then or goes on; rejects then
 * if it has failed. What it does for an address that has an account takes no time of the
 * answer. `onTrouble` hears of work that fails later, `onLateWork` of all of it: what was answered must be done.
 */
export async function levelAnswer(
  started: number,
  work: () => Promise<void>,
  { onTrouble, onLateWork }: Pick<AccountDeps, 'onTrouble' | 'onLateWork'>,
): Promise<void> {
  let answered = false
  let failure: { error: unknown } | undefined
  const ended = work().catch((error: unknown) => {
    if (answered) onTrouble(error)
    else failure = { error }
  })
  onLateWork(ended)
  await sleep(level - (performance.now() - started))
  answered = true
  if (failure) throw failure.error
}

async function sleep(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
}
