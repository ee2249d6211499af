import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { PlotWords, WordsOf } from '../../site/content/section-words.ts'
import type { PhScale } from '../../site/graphics/alkaline-water/PhScale.tsx'
import type { FigureLine } from '../../site/sections/FigureLine.tsx'
import type { Opening } from '../../site/sections/Opening.tsx'
import type { WidePlot } from '../../site/sections/WidePlot.tsx'

const root = resolve(import.meta.dirname, '../..')
const content = join(root, 'site/content')
const files = readdirSync(content).filter((name) => /^[a-z-]+\.ts$/.test(name))
const textOf = (name: string) => readFileSync(join(content, name), 'utf8')

/** Its form shares words with the island that shows them; its type is still to be written. */
const awaited = ['contact.ts']

test('no words are bounded by a record that takes any key', () => {
  const open = files.filter((name) =>
    /satisfies[^)]*Record<\s*string,\s*unknown/.test(textOf(name)),
  )
  expect(open.filter((name) => !awaited.includes(name))).toEqual([])
})

test('the words of every page are bounded by a type of their own', () => {
  const pages = files.filter((name) => /\bfiguresFor\('\//.test(textOf(name)))
  expect(pages.length).toBeGreaterThan(20)
  for (const name of pages) {
    if (awaited.includes(name) || !textOf(name).includes('= shown({')) continue
    expect(textOf(name), name).toMatch(/satisfies (?:\w+Words|\{ \w+: \w+Words \})\)/)
  }
})

test('a page’s words hold no number that only lays it out', () => {
  const layout =
    /\b(?:perRow|widths|columns|shape|tone|ground|focus): (?:\[[\d., ]+\]|[\d.]+|'\w+')/
  for (const name of files) expect(layout.exec(textOf(name))?.[0], name).toBeUndefined()
})

// The compiler runs over this file too (`npm run types`): where it finds no error, the comment is one.
test('the compiler refuses a misspelt word, one its section does not show, and layout', () => {
  const taken = { sentence: 'One.', note: 'Two.' } satisfies WordsOf<typeof Opening>
  // @ts-expect-error: misspelt.
  const misspelt = { sentence: 'One.', nota: 'Two.' } satisfies WordsOf<typeof Opening>
  // @ts-expect-error: nothing shows it.
  const unused = { ...taken, caption: 'Three.' } satisfies WordsOf<typeof Opening>
  const [litres, ports] = ['L', 'ports'].map((unit) => ({ figure: '1', unit, scope: '' }))
  const line = { label: 'Line', figures: [litres, ports] }
  // @ts-expect-error: the page says on which ground.
  const ground = { ...line, ground: 'dark' } satisfies WordsOf<typeof FigureLine>
  // @ts-expect-error: the drawing’s own words are wanted.
  const undrawn: PlotWords<typeof WidePlot, typeof PhScale>['drawing'] = { title: 'Scale' }
  expect([misspelt, unused, ground, undrawn]).toHaveLength(4)
})
