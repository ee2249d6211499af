/** The files that a version of the site was made of and that an editor may change: words, settings, photographs. */
import { globSync } from 'node:fs'
import { ownerSettingsFile } from './owner-settings.ts'
import { photographsFolder } from './photographs.ts'
import { wordsFilesIn } from './words/words-files.ts'

export const photographFilesIn = (root: string): string[] =>
  globSync(`${photographsFolder}/*.json`, { cwd: root }).sort()

export const heldFilesIn = (root: string): string[] => [
  ...wordsFilesIn(root),
  ...photographFilesIn(root),
  ownerSettingsFile,
]
