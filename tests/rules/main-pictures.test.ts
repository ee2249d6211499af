/** Each page opens with a picture of its own, or with a loop that it shares with one other at the most, as built. */
import { expect, test } from 'vitest'
import { routes } from '../../site/content/routes.ts'
import { builtPage, mainOf } from '../support/built-page.ts'

const pictureFile = /\/_astro\/([a-z-]+?)(?:-portrait)?-\d+\.[\w-]+\.avif/
const loopFile = /\/_astro\/([a-z-]+)\.[\w-]+\.webm/

/** What a page shows first: the section of its title. */
const openingOf = (path: string) => mainOf(builtPage(path)).split('</section>')[0] ?? ''

/** The pages that a picture or a loop opens, by its name. */
function openedBy(file: RegExp): [string, string[]][] {
  const opened = new Map<string, string[]>()
  for (const { path } of routes) {
    const name = openingOf(path).match(file)?.[1]
    if (name) opened.set(name, [...(opened.get(name) ?? []), path])
  }
  return [...opened]
}

const loops = openedBy(loopFile)

test.each(openedBy(pictureFile).filter(([picture]) => !loops.some(([loop]) => loop === picture)))(
  '%s opens one page only',
  (_, pages) => {
    expect(pages).toHaveLength(1)
  },
)

test.each(loops)('the loop %s moves in no more than two heroes', (_, pages) => {
  expect(pages.length).toBeLessThanOrEqual(2)
})
