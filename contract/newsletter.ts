import * as v from 'valibot'
import { email } from './fields.ts'
import type { ContractWords } from './words/contract-words.ts'
import { fillWords } from './words/fill-words.ts'

/** What `subscribe` takes, as JSON with the public key or as a form of our own pages. */
export const subscription = v.strictObject({ email })

/** The answer to every address that could be one, whether it is new, waiting, subscribed or gone. */
export type Subscribed = { ok: true }

/**
 * Where the links in newsletter mails lead, each with `?token=…`. GET shows one
 * button, so that mail scanners change nothing by following the link; the button posts.
 */
export const newsletterPaths = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const

/** What the field itself says, one line each; every other answer brings words of its own. */
export function fieldWords({ newsletter }: Pick<ContractWords, 'newsletter'>) {
  const { subscribed, badAddress, offline, failed, inOneLine, language } = newsletter
  return {
    sent: fillWords(inOneLine, subscribed, language),
    bad: badAddress.description,
    offline: fillWords(inOneLine, offline, language),
    failed: fillWords(inOneLine, failed, language),
  }
}
