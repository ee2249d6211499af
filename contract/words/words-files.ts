/** Every file of words, by its path from the root of the project; no other is read for a text. */
import { globSync } from 'node:fs'

const folders = ['site/views/*/words', 'site/words/**', 'contract/words', 'server/words/*']

export function wordsFilesIn(root: string): string[] {
  return globSync(
    folders.map((folder) => `${folder}/*.json`),
    { cwd: root },
  ).sort()
}
