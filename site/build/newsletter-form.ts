import { limits } from '../../contract/fields.ts'
import { functionPath } from '../../contract/functions.ts'
import { fieldWords } from '../../contract/newsletter.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { answeredIn } from '../../contract/words/language.ts'
import { settings } from '../settings.ts'
import type { Language } from '../words/language.ts'

/** What every newsletter field needs beside its own words. */
export const newsletterForm = (language: Language) => ({
  action: answeredIn(functionPath('subscribe'), language),
  publicKey: settings.publicKey,
  maxLength: limits.email,
  said: fieldWords(contractWords(language)),
})
