/** Reads the files of words: JSON, texts alone, one file a place and language. */
import { readFileSync } from 'node:fs'
import type { Language } from './language.ts'
import type { TextTree } from './text-tree.ts'

/** Where words stand, from the root of the project: `site/views/about`, `site/words/navigation`. */
export type WordsFolder = `site/views/${string}` | `site/words/${string}`

export function wordsFile(folder: WordsFolder, language: Language): string {
  return folder.startsWith('site/views/')
    ? `${folder}/words/${language}.json`
    : `${folder}/${language}.json`
}

/** Built, they are part of the code: the server that sets a plan as PDF has no folder of words. */
const built = import.meta.env
  ? import.meta.glob<TextTree>(['/site/views/*/words/*.json', '/site/words/**/*.json'], {
      eager: true,
      import: 'default',
    })
  : undefined

/** Throws when there is no such file. Commands that build nothing are run from the root of the project. */
export function readWords(folder: WordsFolder, language: Language): TextTree {
  const file = wordsFile(folder, language)
  if (!built) return JSON.parse(readFileSync(file, 'utf8')) as TextTree
  const words = built[`/${file}`]
  if (!words) throw new Error(`There is no ${file}`)
  return words
}
