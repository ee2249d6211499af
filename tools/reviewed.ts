/**
 * Records who has read the words of a language, `npm run reviewed -- ar 'Name of the reader' [FILE …]`; without files all
 * of that language. Only a reading by somebody whose first language it is counts (docs/translating.md). In place of a name,
 * `--in-step` records that they say what English says now; `FILE:KEY` one text of a file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { recordInStep } from '../contract/words/in-step.ts'
import { furtherLanguages } from '../contract/words/language.ts'
import { hashOfWords, readReviews, reviewsFile } from '../contract/words/reviews.ts'
import { wordsFilesIn } from '../contract/words/words-files.ts'

const root = resolve(import.meta.dirname, '..')

const inStep = '--in-step'

/** @returns what is recorded, in words. Throws with one line that says what is wrong. */
export function recordReview(
  folder: string,
  [code = '', by = '', ...named]: readonly string[],
  on: string,
): string {
  const language = furtherLanguages.find((known) => known === code)
  if (!language) throw new Error(`Name a language first: ${furtherLanguages.join(', ')}.`)
  if (by.trim() === '') throw new Error(`Name who has read it, or ${inStep}.`)
  const all = wordsFilesIn(folder).filter((file) => file.endsWith(`/${language}.json`))
  if (by === inStep) return recordTranslations(folder, all, named)
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
  return `${read.length} files recorded in ${reviewsFile}`
}

/** @param named `FILE` or `FILE:KEY`; all files where there is none. */
function recordTranslations(folder: string, all: readonly string[], named: readonly string[]) {
  const wanted = named.length > 0 ? named : all
  const orders = wanted.map((each) => {
    const [file = '', key] = each.split(':')
    if (!all.includes(file)) throw new Error(`${file} is no file of words in that language.`)
    return { file, key }
  })
  let texts = 0
  for (const { file, key } of orders) {
    const recorded = recordInStep(folder, file, key === undefined ? undefined : [key])
    if (key !== undefined && recorded === 0) throw new Error(`${file} has no text ${key}.`)
    texts += recorded
  }
  return `${texts} texts recorded: they say what English says now`
}

if (import.meta.main) {
  try {
    const said = recordReview(root, process.argv.slice(2), new Date().toISOString().slice(0, 10))
    process.stdout.write(`${said}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
