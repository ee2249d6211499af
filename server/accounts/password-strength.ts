import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { siteConfig } from '../../site.config.ts'

/** The estimator's own line between what can be guessed and what cannot in practice. */
const fewGuesses = 1e10

/** What an outsider would try here first. */
const ourWords = [
  ...siteConfig.companyName.split(' '),
  ...['glacier', 'water', 'bulk', 'iceland', 'icelandic', 'pure', 'flow', 'team', 'staff'],
  ...['admin', 'welcome', 'flexitank', 'drinking', 'lava', 'purity'],
].map((word) => word.toLowerCase())

/**
 * Characters that are judged. The estimate runs before anybody is known, blocks the
 * process and takes the longer the more there is: 128 look-alike characters some 80 ms.
 * What is hard to guess is so by its beginning already.
 */
const judged = 32

let estimator: Promise<ZxcvbnFactory> | undefined

/** Dictionaries of half a megabyte: read when the first password is chosen, not at the start. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

/**
 * Whether a password is among the first that anybody would try: a common one, one
 * with a pattern (repeated, in sequence, along the keyboard), or one made of our
 * own words or of the address.
 */
export async function isCommonPassword(password: string, address: string): Promise<boolean> {
  estimator ??= load()
  const words = address.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const joined = [siteConfig.companyName.replaceAll(' ', ''), address.split('@')[0] ?? '']
  const inputs = [...ourWords, ...words, ...joined.map((word) => word.toLowerCase())]
  const known = inputs.filter(Boolean)
  const ready = await estimator
  // Also without what joins its words: `Glacier-Water-1` is no better than `glacierwater1`.
  const beginning = password.slice(0, judged)
  const spellings = [beginning, beginning.replaceAll(/[^\p{L}\p{N}]/gu, '')]
  return spellings.some((spelling) => ready.check(spelling, known).guesses < fewGuesses)
}
