/** Reads the files of words: JSON, texts alone, one file a place and language. */
import { readFileSync } from 'node:fs'
import type { Language } from './language.ts'

/** Texts by their keys; a list holds the paragraphs of one text. */
export type Words = { readonly [key: string]: string | readonly string[] | Words }

/** The folder of `words/` that holds them, from the root of the project: `site/views/about`. */
export type WordsFolder = `site/views/${string}` | `site/words/${string}`

export function wordsFile(folder: WordsFolder, language: Language): string {
  return folder.startsWith('site/views/')
    ? `${folder}/words/${language}.json`
    : `${folder}/${language}.json`
}

/** @param folder from the root of the project, from which every command of it is run. */
export function readWords(folder: WordsFolder, language: Language): Words {
  return JSON.parse(readFileSync(wordsFile(folder, language), 'utf8')) as Words
}
