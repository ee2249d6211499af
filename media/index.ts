/** What the site knows of each picture: `site/assets/pictures.json`, rewritten one entry at a time. */
import { readFile, writeFile } from 'node:fs/promises'
import type { Shape } from './encode.ts'
import type { Picture } from './recipe.ts'

const indexFile = 'site/assets/pictures.json'

export interface IndexEntry extends Shape {
  portrait: Shape | null
  loop: { width: number; height: number } | null
  kind: Picture['kind']
  alt: string
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
export async function writeEntry(name: string, entry: IndexEntry): Promise<void> {
  const entries = Object.entries({ ...(await readIndex()), [name]: entry })
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)))
  await writeFile(indexFile, `${JSON.stringify(sorted, null, 2)}\n`)
}
