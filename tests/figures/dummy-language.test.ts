/** The site in a language made by machine: what is still English stands in no file of words. */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePaths } from '../../site/content/page-paths.ts'
import { siteConfig } from '../../site.config.ts'
import { wordsIn } from '../support/built-page.ts'
import { dummyWords } from '../support/dummy-language.ts'
import { buildVariant, removeVariant, type Variant } from './site-variant.ts'

const files = [
  'site/views/*/words/en.json',
  'site/words/**/en.json',
  'contract/words/en.json',
  'server/words/*/en.json',
]

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' }),
)

/** Names, addresses, and what `Intl` writes for English. */
const notOurs = new RegExp(
  [
    siteConfig.companyName,
    ...months,
    String.raw`\S*[@/]\S*`,
    String.raw`\w+ \[ at \].*`,
    String.raw`(?<=\d[^.]*)\band\b(?=[^.]*\d)`,
    'PDF|ZIP|JPEG|SVG|TDS|pH|WHO|EU|CO2|SDG|UN|CSR|USD|CAD|ISO|HACCP|Halal|Kosher|FSSC|Pure Flow|Sphere',
  ].join('|'),
  'gu',
)

/** The names of purposes in the planner, and the mark of optional fields: not in files yet. */
const known = /^(?:Town|Relief|Bottling|Industry|optional)$/

/** A file of a media pack, by its name. */
const fileName = /^[a-z]+(?:-[a-z]+)*$/

let variant: Variant | undefined

beforeAll(async () => {
  variant = await buildVariant([], async (folder) => {
    for (const file of globSync(files, { cwd: folder })) {
      const path = join(folder, file)
      await writeFile(path, JSON.stringify(dummyWords(JSON.parse(await readFile(path, 'utf8')))))
    }
  })
}, 600_000)

afterAll(() => variant && removeVariant(variant))

test('no page says anything that stands in no file of words', async () => {
  const left: string[] = []
  for (const path of pagePaths) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const html = await readFile(join(variant?.folder ?? '', 'dist', file), 'utf8')
    const body = html
      .slice(html.indexOf('<body'))
      .replaceAll(/<tr\b[^>]*\sdata-published\b.*?<\/tr>/gsu, ' ')
      .replaceAll(/<cite\b.*?<\/cite>/gsu, ' ')
      .replaceAll(/&#x([0-9a-f]+);/gu, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
    for (const text of wordsIn(body).split(' · ')) {
      if (path === '/resources' && fileName.test(text.trim().replace(/^· /u, ''))) continue
      const ours = text.replaceAll(notOurs, ' ')
      const english = ours.match(/(?<![\p{L}\d])[a-zA-Z]*[aeiou][a-zA-Z]*(?![\p{L}\d])/gu) ?? []
      const words = english.filter((word) => word.length > 2 && !known.test(word))
      if (words.length > 0) left.push(`${path}: ${text.trim().slice(0, 200)}`)
    }
  }
  expect(left).toEqual([])
})
