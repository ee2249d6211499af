/** Checks of the words in other languages: each published one says all that its pages say, and nothing that English does not. */
import { basename } from 'node:path'
import {
  type FurtherLanguage,
  firstLanguage,
  type Language,
} from '../../contract/words/language.ts'
import { filesNeeded, neededNowhere } from '../../site/content/translated-words.ts'

/** The keys of a file of words. */
type KeysOf = (file: string) => readonly string[]

const isFurther = (language: Language): language is FurtherLanguage => language !== firstLanguage

/** @returns a line for each mistake; `published` are the languages whose pages readers meet. */
export function translationProblems(
  files: readonly string[],
  keysOf: KeysOf,
  published: readonly Language[],
): string[] {
  const spare = files.flatMap((file) => {
    const english = englishOf(file)
    if (!files.includes(english)) return [`${file}: there is no such file in English`]
    return keysOf(file)
      .filter((key) => !keysOf(english).includes(key))
      .map((key) => `${file}: ${key}: is not in English`)
  })
  return [
    ...spare,
    ...published.filter(isFurther).flatMap((language) =>
      filesNeeded(language).flatMap((file) => {
        if (!files.includes(file)) return [`${file}: is missing`]
        const own = new Set(keysOf(file))
        return keysOf(englishOf(file))
          .filter((key) => !own.has(key) && !isSpared(file, key))
          .map((key) => `${file}: ${key}: is missing`)
      }),
    ),
  ]
}

const englishOf = (file: string) => file.replace(basename(file), `${firstLanguage}.json`)

const isSpared = (file: string, key: string) =>
  neededNowhere.some((spared) => spared.file.test(file) && spared.key.test(key))
