/**
 * Prints, as JSON for the server, what an editor must know beside the texts themselves: what each placeholder prints, how
 * long a text may be, which sentences, pages and documents each figure takes along. A `DeskCatalogue`.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DeskCatalogue } from '../../contract/site-desk.ts'
import { placeholdersIn } from '../../contract/words/format-message.ts'
import { outOfStep } from '../../contract/words/in-step.ts'
import { readReviews, reviewOf } from '../../contract/words/reviews.ts'
import { textsOf } from '../../contract/words/texts-of.ts'
import { wordsFilesIn } from '../../contract/words/words-files.ts'
import { problemsOf } from '../words/problems.ts'
import { cataloguedFigures } from './catalogued-figures.ts'
import { fieldOf } from './catalogued-texts.ts'
import { titleOf } from './file-titles.ts'

const root = resolve(import.meta.dirname, '../..')
const sources = new Map(
  wordsFilesIn(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)
const words = new Map([...sources].map(([file, source]) => [file, JSON.parse(source) as unknown]))
const reviews = readReviews(root)
const texts = [...words].flatMap(([file, tree]) => textsOf(file, tree))
// Once every page and document is put together, it is noted who takes which figure.
await problemsOf(root, words)

const catalogue: DeskCatalogue = {
  files: [...sources].map(([file, source]) => {
    const behind = new Map(outOfStep(root, file).map(({ key, ...english }) => [key, english]))
    return {
      file,
      ...titleOf(file, words.get(file)),
      fields: texts
        .filter((text) => text.file === file)
        .map((text) => ({ ...fieldOf(text), behind: behind.get(text.key) })),
      review: reviewOf(reviews[file], source),
    }
  }),
  ...cataloguedFigures(texts.map((text) => ({ ...text, names: placeholdersIn(text.text) }))),
}
process.stdout.write(JSON.stringify(catalogue))
