/** The manifest of pictures names the pages that show each of them, as the build left them. */
import { expect, test } from 'vitest'
import { pictures } from '../../media/manifest.ts'
import { routes } from '../../site/content/routes.ts'
import { builtPage } from '../support/built-page.ts'

/** The contact sheets of the media packs show every picture there is. */
const contactSheets = '/resources'

const shown = new Map(Object.keys(pictures).map((name) => [name, [] as string[]]))
for (const { path } of routes) {
  if (path === contactSheets) continue
  const files = builtPage(path).matchAll(/\/_astro\/([a-z-]+?)(?:-portrait)?-\d+\.[\w-]+\.avif/g)
  for (const name of new Set([...files].map(([, name = '']) => name))) shown.get(name)?.push(path)
}

test.each(Object.entries(pictures))('%s stands on the pages it names', (name, { pages }) => {
  expect([...pages].sort()).toEqual(shown.get(name)?.sort())
})
