/** Each page opens with a picture of its own, or with a loop that it shares with one other at the most, as built. */
import { expect, test } from 'vitest'
import { pagePaths } from '../../site/content/page-paths.ts'
import { builtPage, mainOf } from '../support/built-page.ts'

const pictureFile = /\/_astro\/([a-z-]+?)(?:-portrait)?-\d+\.[\w-]+\.avif/
const loopFile = /\/_astro\/([a-z-]+)\.[\w-]+\.webm/

/** What a page shows first: the section of its title. */
const openingOf = (path: string) => mainOf(builtPage(path)).split('</section>')[0] ?? ''

/** The pages that a picture or a loop opens, by its name. */
function openedBy(file: RegExp): [string, string[]][] {
  const opened = new Map<string, string[]>()
  for (const path of pagePaths) {
    const name = openingOf(path).match(file)?.[1]
    if (name) opened.set(name, [...(opened.get(name) ?? []), path])
  }
  return [...opened]
}

test('no picture opens two pages, and a loop moves in no more than two heroes', () => {
  const loops = new Map(openedBy(loopFile))
  const shared = openedBy(pictureFile).filter(
    ([name, pages]) => !loops.has(name) && pages.length > 1,
  )
  expect(shared).toEqual([])
  expect(loops.size).toBeGreaterThan(3)
  expect([...loops].filter(([, pages]) => pages.length > 2)).toEqual([])
})
