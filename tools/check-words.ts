/**
 * Checks the files of words before anything is built: their syntax, placeholders that name nothing, keys that no page
 * or nothing else reads, texts too long for their place, languages that lack a key, and holidays of no country. Then it names
 * the translations that English has left behind, which stop nothing. `npm run words`; `npm run types` runs it too.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { wordsFilesIn } from '../contract/words/words-files.ts'
import { holidayDays } from '../site/build/holidays.ts'
import { siteConfig } from '../site.config.ts'
import { leftBehind } from './words/left-behind.ts'
import { photographProblems } from './words/photograph-problems.ts'
import { problemsOf } from './words/problems.ts'

const root = resolve(import.meta.dirname, '..')
const files = wordsFilesIn(root)
const words = new Map(
  files.map((file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown]),
)

const problems = [
  ...(await problemsOf(root, words)),
  ...holidayProblems(),
  ...photographProblems(root),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else {
  for (const line of leftBehind(root, files)) console.log(line)
  console.log(`${files.length} files of words: nothing is missing, unused or too long`)
}

/** The calendars of countries are read by no page: only a build would find a wrong code. */
function holidayProblems(): string[] {
  try {
    holidayDays(siteConfig.holidays, new Date().getUTCFullYear())
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
