import type { Language } from '../words/language.ts'
import arabic from './arabic.css?inline'
import standIns from './stand-ins-arabic.css?inline'

/** What a language's script needs beside the styles of every page. */
export const scriptStyles: Partial<Readonly<Record<Language, string>>> = { ar: standIns + arabic }
