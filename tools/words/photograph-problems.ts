import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { photographFilesIn } from '../../contract/held-files.ts'
import { photographErrors, photographIn } from '../../contract/photographs.ts'
import type { Language } from '../../contract/words/language.ts'
import ours from '../../site/assets/pictures.json' with { type: 'json' }
import { publishedLanguages } from '../../site/content/translated-pages.ts'

/** A line for each photograph that takes the place of no picture, or does not say what it shows in a published language. */
export function photographProblems(
  root: string,
  published: readonly Language[] = publishedLanguages,
): string[] {
  return photographFilesIn(root).flatMap((file) => {
    if (!Object.hasOwn(ours, photographIn(file) ?? '')) {
      return [`${file}: upload: there is no picture of this name any more`]
    }
    const value: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'))
    return photographErrors(value, published).map(([key, what]) => `${file}: ${key}: ${what}`)
  })
}
