/** A page goes with its folder, its route and its line in the table of pages; nothing else knows of it. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerChange } from '../../tools/site-copy.ts'
import { buildVariant, removeVariant, textsOf, type Variant } from './site-variant.ts'

const page = 'choose-sustainable-impact'
/** Its lines in the table, up to the next entry. */
const line = new RegExp(String.raw`\{\s*path: '/${page}',.*?\},\n`, 's')

let variant: Variant | undefined

beforeAll(async () => {
  variant = await buildVariant(
    [
      { path: 'site/content/page-paths.ts', edit: (source) => source.replace(line, '') },
      // The page is in English alone.
      ownerChange({ languages: [] }),
    ],
    async (folder) => {
      await rm(join(folder, 'site/views', page), { recursive: true })
      await rm(join(folder, 'site/pages', `${page}.astro`))
    },
  )
}, 600_000)

afterAll(() => variant && removeVariant(variant))

test('the site is built without it, and neither index, sitemap nor the pages to read next name it', async () => {
  const texts = variant ? await textsOf(variant) : new Map<string, string>()
  expect(texts.has('about.html')).toBe(true)
  expect(texts.has(`${page}.html`)).toBe(false)
  expect(texts.get('about.html')).not.toContain('Choose Sustainable Impact')
})
