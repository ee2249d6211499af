import type en from './file-facts/en.json'
import type { Language } from './language.ts'
import { wordsOf } from './words-of.ts'

/** What a link to a file says of it: its kind and its size, such as `PDF, 80 KB`. */
export function fileFacts(language: Language) {
  const { text } = wordsOf<typeof en>('site/words/file-facts', language)
  return {
    pdf: (size: string) => text('pdf', { size }),
    zip: (size: string) => text('zip', { size }),
  }
}
