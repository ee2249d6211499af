import { passwordLength, sessionLimits } from '../../../contract/accounts.ts'
import type { AuthWords } from '../../islands/auth-card/auth-words.ts'
import type { Language } from '../../words/language.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page: around the card, and on it. */
export function authSections(language: Language) {
  const { words, text } = wordsOf<typeof en>('site/views/auth', language)
  const { withoutScript, help, back } = words.sheet
  const { card } = words
  return {
    sheet: { withoutScript, help, back: { href: '/', label: back } },
    card: {
      ...card,
      tabs: { ...card.tabs },
      known: { ...card.known },
      chosen: { hint: text('card.chosen.hint', { least: passwordLength.least }) },
      toggle: { ...card.toggle },
      toasts: { ...card.toasts },
      why: { wanted: card.why.wanted, ended: text('card.why.ended', sessionLimits) },
      signIn: { ...card.signIn },
      signUp: { ...card.signUp },
      code: { ...card.code },
      confirm: { ...card.confirm },
      forgot: { ...card.forgot },
      reset: { ...card.reset },
      mailbox: { ...card.mailbox },
    } satisfies AuthWords,
  } as const
}
