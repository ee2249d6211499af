/** Why a password is easy to guess; `account.tooEasy` of the refusals tells its owner. */
export type Weakness =
  | 'leaked'
  | 'common'
  | 'ours'
  | 'repeated'
  | 'keyboard'
  | 'sequence'
  | 'date'
  | 'name'

/** How a call ends that was to set such a password. */
export type WeakPassword = { outcome: 'weak-password'; weakness: Weakness }

/** What the estimator calls it, where that is not a common word. */
const weaknessOfWarning: Readonly<Record<string, Weakness>> = {
  userInputs: 'ours',
  simpleRepeat: 'repeated',
  extendedRepeat: 'repeated',
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  sequences: 'sequence',
  dates: 'date',
  recentYears: 'date',
  namesByThemselves: 'name',
  commonNames: 'name',
}

/** `warning` as the estimator names it; null where it has none. */
export function weaknessFrom(warning: string | null): Weakness {
  return weaknessOfWarning[warning ?? ''] ?? 'common'
}
