/** Reads the files of words: JSON, texts alone, one file a place and language. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { firstLanguage, type Language } from './language.ts'
import type { TextTree } from './text-tree.ts'
import { wholeWords } from './whole-words.ts'

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

const read = new Map<string, TextTree>()

/**
 * The words of a place; what a language lacks is said in English. Throws when there is no English file. Commands that
 * build nothing are run from the root of the project.
 */
export function readWords(folder: WordsFolder, language: Language): TextTree {
  const file = wordsFile(folder, language)
  const known = read.get(file)
  if (known) return known
  const own = readFile(file)
  const words = language === firstLanguage ? own : wholeWords(own, readWords(folder, firstLanguage))
  if (!words) throw new Error(`There is no ${file}`)
  // While developing a changed file is loaded anew, with this module.
  read.set(file, words)
  return words
}

/** The folders of words that stand in a folder of words, by their names in order. */
export function foldersBelow(folder: WordsFolder): string[] {
  const pattern = `${folder}/*/${firstLanguage}.json`
  const files = built
    ? Object.keys(built).filter((file) => dirname(dirname(file)) === `/${folder}`)
    : globSync(pattern)
  return [...new Set(files.map((file) => basename(dirname(file))))].sort()
}

function readFile(file: string): TextTree | undefined {
  if (built) return built[`/${file}`]
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextTree) : undefined
}
