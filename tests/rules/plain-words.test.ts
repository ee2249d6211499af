/** No page speaks of itself or cross-examines its own figures; the published rows of the crisis page are others' words. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bannedWordsIn } from '../support/banned-words.ts'
import { wordsIn } from '../support/built-page.ts'
import { readPdf } from '../support/pdf-text.ts'

const dist = resolve(import.meta.dirname, '../../dist')
const files = readdirSync(dist, { recursive: true }).map(String)

test('no page and no document holds a banned word', async () => {
  const found: string[] = []
  const read = (file: string) => readFileSync(join(dist, file))
  for (const file of files) {
    const said: string[] = []
    if (file.endsWith('.html')) {
      const html = String(read(file))
      said.push(wordsIn(html.replaceAll(/<tr\b[^>]*\sdata-published\b.*?<\/tr>/gsu, ' ')))
    } else if (file.endsWith('.pdf')) {
      const { pages } = await readPdf(new Uint8Array(read(file)))
      said.push(...pages.map(({ text, structure }) => `${text} · ${JSON.stringify(structure)}`))
    } else if (file === 'facts.json') said.push(String(read(file)))
    found.push(...bannedWordsIn(said.join(' · ')).map((hit) => `${file}: ${hit}`))
  }
  expect(files.filter((file) => /\.(?:html|pdf)$/.test(file)).length).toBeGreaterThan(35)
  expect(found).toEqual([])
})

test('every banned word is found, however it is cased and wherever a line breaks; names and longer words are left alone', () => {
  const found = (text: string) => bannedWordsIn(text).map((hit) => hit.split(':')[0])
  expect(found('Stated by\nthe\u00a0company; not stated elsewhere.')).toEqual([
    ...['Stated', 'the company', 'stated', 'elsewhere'],
  ])
  expect(found('It stands beside another  page, company-stated.')).toEqual([
    ...['stands beside', 'another page', 'stated'],
  ])
  expect(found('The United States, the Gulf states and EU member states.')).toEqual([])
  expect(found('The companywide estate restates nothing; a 3D-printed recorder.')).toEqual([])
})
