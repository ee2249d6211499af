/**
 * Checks the files of words before anything is built: their syntax, placeholders that name nothing, keys that no page
 * or nothing else reads, texts too long for their place, and languages that lack a key. `npm run words`; `npm run types` runs it too.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { problemsOf } from './words/problems.ts'

const root = resolve(import.meta.dirname, '..')
const folders = ['site/views/*/words', 'site/words/**', 'contract/words', 'server/words/*']
const files = globSync(
  folders.map((folder) => `${folder}/*.json`),
  { cwd: root },
).sort()
const words = new Map(
  files.map((file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown]),
)

const problems = await problemsOf(root, words)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${files.length} files of words: nothing is missing, unused or too long`)
