/**
 * A picture stands on one page alone, as built: pages are told apart by what they show. Pictures of the pages to read next
 * and the contact sheets of `/resources` repeat those of other pages on purpose.
 */
import { expect, test } from 'vitest'
import { pagePaths } from '../../site/content/page-paths.ts'
import { builtPage, mainOf } from '../support/built-page.ts'
import { specifiedPages } from '../support/specified-pages.ts'

const pages = pagePaths.filter((path) => path !== '/resources')

const pictureFile = /\/_astro\/([a-z-]+?)(?:-portrait)?-\d+\.[\w-]+\.avif/g

/** The second hero of `/fresh-water-crisis` belongs to its variant B. */
const mustMove = (path: string) =>
  path === '/fresh-water-crisis' ||
  Object.entries(specifiedPages).some(([at, { hero }]) => at === path && hero === 'video')

/** Whether it is in a hero that moves: the specification asks for more of them than there are loops. */
const movesIn = (path: string, name: string) =>
  mustMove(path) &&
  mainOf(builtPage(path))
    .split('<section')
    .filter((section) => section.includes(`/_astro/${name}-`))
    .every((section) => / class="hero"/.test(section) && section.includes(`/_astro/${name}.`))

/** The pages on which each picture stands, by its name. */
function standing(file: RegExp): [string, string[]][] {
  const found = new Map<string, string[]>()
  for (const path of pages) {
    const files = mainOf(builtPage(path)).matchAll(file)
    for (const name of new Set([...files].map(([, name = '']) => name))) {
      found.set(name, [...(found.get(name) ?? []), path])
    }
  }
  return [...found]
}

test('no picture stands on two pages, but a loop that two heroes have which must move', () => {
  const found = standing(pictureFile)
  expect(found.length).toBeGreaterThan(30)
  const repeated = found.filter(([, paths]) => paths.length > 1)
  const allowed = repeated.filter(
    ([name, paths]) => paths.length === 2 && paths.every((path) => movesIn(path, name)),
  )
  expect(repeated).toEqual(allowed)
})
