/**
 * Records who has read the words of a language, `npm run reviewed -- ar 'Name of the reader' [FILE …]`; without files all
 * of that language. Only a reading by somebody whose first language it is counts (docs/translating.md).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { furtherLanguages } from '../contract/words/language.ts'
import { hashOfWords, readReviews, reviewsFile } from '../contract/words/reviews.ts'
import { wordsFilesIn } from '../contract/words/words-files.ts'

const root = resolve(import.meta.dirname, '..')

/** @returns how many files are recorded. Throws with one line that says what is wrong. */
export function recordReview(
  folder: string,
  [code = '', by = '', ...named]: readonly string[],
  on: string,
): number {
  const language = furtherLanguages.find((known) => known === code)
  if (!language) throw new Error(`Name a language first: ${furtherLanguages.join(', ')}.`)
  if (by.trim() === '') throw new Error('Name who has read it.')
  const all = wordsFilesIn(folder).filter((file) => file.endsWith(`/${language}.json`))
  const unknown = named.find((file) => !all.includes(file))
  if (unknown) throw new Error(`${unknown} is no file of words in ${language}.`)
  const reviews = readReviews(folder)
  const read = named.length > 0 ? named : all
  for (const file of read) {
    reviews[file] = { by, on, words: hashOfWords(readFileSync(join(folder, file), 'utf8')) }
  }
  const sorted = Object.entries(reviews).sort(([one], [other]) => one.localeCompare(other))
  writeFileSync(
    join(folder, reviewsFile),
    `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`,
  )
  return read.length
}

if (import.meta.main) {
  try {
    const count = recordReview(root, process.argv.slice(2), new Date().toISOString().slice(0, 10))
    process.stdout.write(`${count} files recorded in ${reviewsFile}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
