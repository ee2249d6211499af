/**
 * Which English each text of a translation says: a hash of it, by file and key, recorded when somebody has compared both.
 * Where English says something else since, its translation may say too much, too little, or what no longer holds.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type FurtherLanguage, firstLanguage, furtherLanguages } from './language.ts'
import { hashOfWords } from './reviews.ts'
import { textsOf } from './texts-of.ts'

/** Beside the words, by their file and key: the hash of the English that they say. */
type Compared = Record<string, Record<string, string>>

/** A text of a translation that may say something else than English; `why` is `unknown` where nobody has compared it yet. */
export type OutOfStep = { key: string; english: string; why: 'changed' | 'unknown' }

/** Where it is recorded, a file a language: two translators meet in no line. */
export const inStepFile = (language: FurtherLanguage): string =>
  `site/content/in-step-${language}.json`

export const inStepFiles: readonly string[] = furtherLanguages.map(inStepFile)

/** Undefined of an English file. */
export const translationIn = (file: string): FurtherLanguage | undefined =>
  furtherLanguages.find((language) => basename(file) === `${language}.json`)

/** The texts of a translation that English has left behind, in the order of the file; none of an English file. */
export function outOfStep(root: string, file: string): OutOfStep[] {
  const language = translationIn(file)
  if (!language) return []
  const compared = read(root, language)[file] ?? {}
  return pairsOf(root, file).flatMap(({ key, english }) => {
    if (compared[key] === hashOfWords(english)) return []
    return [{ key, english, why: compared[key] === undefined ? 'unknown' : 'changed' }]
  })
}

/**
 * Records that texts of a translation say what English says now.
 *
 * @param keys all of the file where none are named.
 * @returns how many are recorded.
 */
export function recordInStep(root: string, file: string, keys?: readonly string[]): number {
  const pairs = pairsOf(root, file)
  const noted = pairs.filter(({ key }) => keys?.includes(key) ?? true)
  change(root, file, (before) => ({
    ...Object.fromEntries(pairs.flatMap(({ key }) => (before[key] ? [[key, before[key]]] : []))),
    ...Object.fromEntries(noted.map(({ key, english }) => [key, hashOfWords(english)])),
  }))
  return noted.length
}

/** Texts whose English nobody can tell any more: they are to be compared anew. */
export function forgetInStep(root: string, file: string, keys: readonly string[]): void {
  change(root, file, (before) =>
    Object.fromEntries(Object.entries(before).filter(([key]) => !keys.includes(key))),
  )
}

/** The texts that a translation has, with what English says there now. */
function pairsOf(root: string, file: string): { key: string; english: string }[] {
  const own = new Set(wordsIn(root, file).map(({ key }) => key))
  return wordsIn(root, join(dirname(file), `${firstLanguage}.json`))
    .filter(({ key }) => own.has(key))
    .map(({ key, text }) => ({ key, english: text }))
}

const wordsIn = (root: string, file: string) =>
  existsSync(join(root, file))
    ? textsOf(file, JSON.parse(readFileSync(join(root, file), 'utf8')))
    : []

function read(root: string, language: FurtherLanguage): Compared {
  const file = join(root, inStepFile(language))
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Compared) : {}
}

function change(
  root: string,
  file: string,
  by: (before: Record<string, string>) => Record<string, string>,
): void {
  const language = translationIn(file)
  if (!language) return
  const all = read(root, language)
  all[file] = by(all[file] ?? {})
  const sorted = Object.entries(all).sort(([one], [other]) => one.localeCompare(other))
  const text = `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`
  writeFileSync(join(root, inStepFile(language)), text)
}
