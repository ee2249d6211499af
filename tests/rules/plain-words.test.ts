/** No page speaks of itself or cross-examines its own figures; the published rows of the crisis page are others' words. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bannedWordsIn } from '../support/banned-words.ts'
import { wordsIn } from '../support/built-page.ts'
import { readPdf } from '../support/pdf-text.ts'

const dist = resolve(import.meta.dirname, '../../dist')
const files = readdirSync(dist, { recursive: true }).map(String)

test.each(files.filter((file) => file.endsWith('.html')))('%s holds no banned word', (file) => {
  const html = readFileSync(join(dist, file), 'utf8')
  const ours = html.replaceAll(/<tr\b[^>]*\sdata-published\b.*?<\/tr>/gsu, ' ')
  expect(bannedWordsIn(wordsIn(ours))).toEqual([])
})

test.each(files.filter((file) => file.endsWith('.pdf')))(
  '%s holds no banned word',
  async (file) => {
    const { pages } = await readPdf(new Uint8Array(readFileSync(join(dist, file))))
    const said = pages.map(({ text, structure }) => `${text} · ${JSON.stringify(structure)}`)
    expect(bannedWordsIn(said.join(' · '))).toEqual([])
  },
)

test('facts.json holds no banned word', () => {
  expect(bannedWordsIn(readFileSync(join(dist, 'facts.json'), 'utf8'))).toEqual([])
})
