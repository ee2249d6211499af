/** Why a password is easy to guess, and how its owner is told. */
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

const reasons: Readonly<Record<Weakness, string>> = {
  leaked: 'it is among the passwords that leaked most often',
  common: 'it is among the first that anyone would try',
  ours: 'it is made of words of this site or of your address',
  repeated: 'it repeats itself',
  keyboard: 'its keys lie side by side',
  sequence: 'it counts up, or runs along the alphabet',
  date: 'it is little more than a date',
  name: 'it is little more than a name',
}

/** `warning` as the estimator names it; null where it has none. */
export function weaknessFrom(warning: string | null): Weakness {
  return weaknessOfWarning[warning ?? ''] ?? 'common'
}

/** What is refused, why, and what would help. */
export function tooEasy(weakness: Weakness): string {
  return `This password is too easy to guess: ${reasons[weakness]}. Four words that have nothing to do with each other are hard to guess and easy to keep.`
}
