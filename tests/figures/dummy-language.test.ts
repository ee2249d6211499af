/** The site in a language made by machine, accented, longer and mirrored: what is still English stands in no file of words. */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlan } from '../../contract/plan-address.ts'
import { planSheetModule } from '../../contract/published-file.ts'
import { pagePaths } from '../../site/content/page-paths.ts'
import { type Change, ownerChange } from '../../tools/site-copy.ts'
import { wordsIn } from '../support/built-page.ts'
import { dummyWords, englishIn } from '../support/dummy-language.ts'
import { readPdf } from '../support/pdf-text.ts'
import { examplePlanFigures } from '../support/plan-figures.ts'
import { buildVariant, removeVariant, type Variant } from './site-variant.ts'

const files = [
  'site/views/*/words/en.json',
  'site/words/**/en.json',
  'contract/words/en.json',
  'server/words/*/en.json',
]

/** A file of a media pack, by its name. */
const fileName = /^[a-z]+(?:-[a-z]+)*$/

const mirrored: Change = {
  path: 'contract/words/direction.ts',
  edit: (source) => source.replace("en: 'ltr'", "en: 'rtl'"),
}

let variant: Variant | undefined

beforeAll(async () => {
  variant = await buildVariant([mirrored, ownerChange({ languages: [] })], async (folder) => {
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
      if (englishIn(text).length > 0) left.push(`${path}: ${text.trim().slice(0, 200)}`)
    }
  }
  expect(left).toEqual([])
})

test('no plan on paper says anything that stands in no file of words', async () => {
  const module = join(variant?.folder ?? '', 'dist', planSheetModule)
  const { setPlanSheet } = (await import(
    module
  )) as typeof import('../../site/documents/plan-sheet.ts')
  const plan = readPlan(
    new URLSearchParams('for=relief&people=8000&storage=9000&month=2027-03'),
    'en',
  )
  if (!plan.ok) throw new Error('no plan')
  const { pages } = await readPdf(
    await setPlanSheet({
      input: plan.input,
      figures: examplePlanFigures,
      port: { name: 'Mombasa', country: 'Kenya', miles: 9_000 },
      language: 'en',
      site: 'https://example.org',
      today: 20_000,
    }),
  )
  const texts = pages.flatMap(({ text, structure }) => [
    ...text.split(' · '),
    ...(JSON.stringify(structure).match(/(?<="alt":")[^"]+/gu) ?? []),
  ])
  expect(texts.flatMap((text) => englishIn(text, ['Mombasa', 'Kenya']))).toEqual([])
})
