import type { Language } from '../words/language.ts'
import arabic from './arabic.css?inline'
import longerWords from './longer-words.css?inline'
import standIns from './stand-ins-arabic.css?inline'

/** What a language's words and script need beside the styles of every page. */
export const scriptStyles: Partial<Readonly<Record<Language, string>>> = {
  fr: longerWords,
  es: longerWords,
  ar: standIns + longerWords + arabic,
}
