/** The manifest of pictures names the pages that show each of them, as the build left them. */
import { expect, test } from 'vitest'
import { pictures } from '../../media/manifest.ts'
import { pagePaths } from '../../site/content/page-paths.ts'
import { builtPage } from '../support/built-page.ts'

/** The contact sheets of the media packs repeat pictures of other pages. */
const contactSheets = '/resources'

const shown = new Map(Object.keys(pictures).map((name) => [name, [] as string[]]))
for (const path of pagePaths) {
  if (path === contactSheets) continue
  const files = builtPage(path).matchAll(/\/_astro\/([a-z-]+?)(?:-portrait)?-\d+\.[\w-]+\.avif/g)
  for (const name of new Set([...files].map(([, name = '']) => name))) shown.get(name)?.push(path)
}

test('every picture stands on the pages it names, and on no other', () => {
  const named = Object.entries(pictures).map(([name, { pages }]) => [name, [...pages].sort()])
  const found = [...shown].map(([name, pages]) => [name, pages.sort()])
  expect(named).toEqual(found)
})
