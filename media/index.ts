/**
 * What the site knows of each picture: `site/assets/pictures.json`, rewritten one entry at a time, and what it shows, in
 * words, in `site/words/pictures/`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import type { Shape } from './encode.ts'
import type { Picture } from './recipe.ts'

const indexFile = 'site/assets/pictures.json'
const wordsFile = 'site/words/pictures/en.json'

export interface IndexEntry extends Shape {
  portrait: Shape | null
  loop: { width: number; height: number } | null
  kind: Picture['kind']
  /** Average colour, as #rrggbb. */
  tone: string
}

export async function readIndex(): Promise<Record<string, IndexEntry>> {
  try {
    return JSON.parse(await readFile(indexFile, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Sorted by name, so that two people adding pictures do not touch the same lines. */
const sorted = <Value>(entries: Record<string, Value>) =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b)))

export async function writeEntry(name: string, entry: IndexEntry): Promise<void> {
  const entries = sorted({ ...(await readIndex()), [name]: entry })
  await writeFile(indexFile, `${JSON.stringify(entries, null, 2)}\n`)
}

type PictureWords = { alternatives: Record<string, string> }

const readPictureWords = async (): Promise<PictureWords> =>
  JSON.parse(await readFile(wordsFile, 'utf8'))

/** Throws where nobody has said yet what a picture shows. */
export async function requireAlternative(name: string): Promise<void> {
  const { alternatives } = await readPictureWords()
  if (!alternatives[name]) throw new Error(`Say in ${wordsFile} what ${name} shows.`)
}

/** @param text what the picture shows, as it is read aloud; braces in it are no placeholders. */
export async function writeAlternative(name: string, text: string): Promise<void> {
  const words = await readPictureWords()
  const message = text.replaceAll(/[{}]+/g, "'$&'")
  const alternatives = sorted({ ...words.alternatives, [name]: message })
  await writeFile(wordsFile, `${JSON.stringify({ ...words, alternatives }, null, 2)}\n`)
}
