/**
 * A figure is changed in one place and everything that shows it follows. Each test changes many figures of the
 * registry in a copy of the site, builds it, and looks for the old values in every page, document, mail and in
 * `facts.json`. Together the builds change each figure while its neighbours stay as they are, so that no figure
 * can hide behind another of the same value. CI runs the first; `npm run test:figures` runs all.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type FigureKey, registry } from '../../site/figures/registry.ts'
import { publishedRows } from '../../site/views/fresh-water-crisis/published/published-rows.ts'
import type { Change } from '../../tools/site-copy.ts'
import { withoutExamplePlan, wordsIn } from '../support/built-page.ts'
import { figuresIn } from '../support/figure-texts.ts'
import { buildVariant, removeVariant, textsOf, type Variant } from './site-variant.ts'

const folder = 'site/figures'
const root = resolve(import.meta.dirname, '../..')
const sources = readdirSync(join(root, folder)).filter((file) => file.endsWith('-figures.ts'))

/** Calls that define a figure from typed numbers, and the numbers in them; `ph: range(8.4, 8.8)`. */
const definition = /\b(?:amount|range|row|stream)\(\s*(\[[\d_.,\s]+\]|[\d_.]+(?:,\s*[\d_.]+)?)/g

const definitions = sources.flatMap((file) =>
  [...readFileSync(join(root, folder, file), 'utf8').matchAll(definition)].map(({ index }) => ({
    file,
    index,
  })),
)

/** Another value of the same size: a share stays a share, a whole number stays whole. */
function other(text: string, name: string): string {
  const value = Number(text.replaceAll('_', ''))
  if (registry[name as FigureKey]?.unit === '%')
    return String(Math.max(1, Math.round(value * 0.83 * 10) / 10))
  const changed = value * 1.37
  if (Number.isInteger(value)) return String(Math.max(value + 1, Math.round(changed)))
  return String(Number(changed.toPrecision(3)))
}

/** Changes the figures whose place in the registry's files `chosen` picks. */
function changesOf(chosen: (place: number) => boolean): Change[] {
  return sources.flatMap((file) => {
    const edit = (source: string) =>
      source.replaceAll(definition, (whole, numbers: string, index: number) => {
        const place = definitions.findIndex((known) => known.file === file && known.index === index)
        if (!chosen(place)) return whole
        const [, name = ''] = /(\w+)(?: =|:)\s*$/.exec(source.slice(0, index)) ?? []
        const changed = numbers.replaceAll(/[\d_.]+/g, (text) => other(text, name))
        return whole.slice(0, whole.length - numbers.length) + changed
      })
    const source = readFileSync(join(root, folder, file), 'utf8')
    return edit(source) === source ? [] : [{ path: `${folder}/${file}`, edit }]
  })
}

/** The texts of the registry as the copy prints them, by key. */
async function changedTexts({ folder: copy }: Variant): Promise<Map<string, string>> {
  const path = join(copy, 'site/figures/registry.ts')
  const { registry: changed } = (await import(/* @vite-ignore */ path)) as {
    registry: typeof registry
  }
  return new Map(Object.entries(changed).map(([key, figure]) => [key, figure.text]))
}

const published = new Set(
  publishedRows('en').flatMap(({ metric, status, importance }) =>
    figuresIn([metric, status, importance].join(' · ')).flatMap(({ whole, parts }) => [
      whole,
      ...parts,
    ]),
  ),
)

/** The words around the first place where the digits of a figure stand, so that a failure shows the sentence. */
function around(words: string, whole: string): string {
  const digits = whole.replace(/[^\d.,–]*$/u, '')
  const place = words.search(
    new RegExp(`(?<![\\d.,])${digits.replaceAll(/[.$+]/g, '\\$&')}(?![\\d.,])`),
  )
  return `, …${words.slice(Math.max(0, place - 50), place + 40)}…`
}

/** What a page of the copy says, without the visitor's numbers that its planner begins with. */
function pageWords({ folder }: Variant, file: string): string {
  return wordsIn(withoutExamplePlan(readFileSync(join(folder, 'dist', file), 'utf8')))
}

async function expectToFollow(chosen: (place: number) => boolean): Promise<void> {
  const variant = await buildVariant(changesOf(chosen))
  try {
    const texts = await changedTexts(variant)
    const now = new Set(
      [...texts.values()].flatMap(figuresIn).flatMap(({ whole, parts }) => [whole, ...parts]),
    )
    const old = Object.entries(registry)
      .filter(([key, { text }]) => texts.get(key) !== text)
      .flatMap(([, { text }]) => figuresIn(text).map(({ whole }) => whole))
      .filter((whole) => !now.has(whole) && !published.has(whole))
    expect(old.length).toBeGreaterThan(5)
    const left: string[] = []
    for (const [file, text] of await textsOf(variant)) {
      const words = file.endsWith('.html') ? pageWords(variant, file) : text
      const said = new Set(figuresIn(words).map(({ whole }) => whole))
      for (const whole of new Set(old))
        if (said.has(whole)) left.push(`${file}: ${whole}${around(words, whole)}`)
    }
    expect(left).toEqual([])
  } finally {
    await removeVariant(variant)
  }
}

test('every figure changed: no old value is left', { timeout: 600_000 }, () =>
  expectToFollow(() => true),
)

/** With one build for each binary digit of a figure's place, any two figures part in one of them. */
const digits = Math.ceil(Math.log2(definitions.length))

test.runIf(process.env.FIGURES === 'all').each(Array.from({ length: digits }, (_, digit) => digit))(
  'figures with digit %i of their place set: no old value is left',
  { timeout: 600_000 },
  (digit) => expectToFollow((place) => ((place >> digit) & 1) === 1),
)
