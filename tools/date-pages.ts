/**
 * Records for each page what it says, and dates the ones that say something new. Run after a build, before a release
 * or whenever it suits: `npm run page-dates`. Until then the sitemap dates such a page by the newest commit.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readPages } from '../site/build/finished-pages/finished-page.ts'
import { type PageDates, recordedDates, wordsByPath } from '../site/build/page-dates.ts'

const before: PageDates = JSON.parse(readFileSync(recordedDates, 'utf8'))
const today = new Date().toISOString().slice(0, 10)
const after: PageDates = {}
for (const [path, words] of wordsByPath((await readPages('dist')).values())) {
  const known = before[path]
  after[path] = known?.words === words ? known : { words, date: today }
  if (known?.words !== words) console.log(`${path} is dated ${today}`)
}
writeFileSync(recordedDates, `${JSON.stringify(after, null, 2)}\n`)
