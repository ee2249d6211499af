/**
 * What the owner settles or withholds leaves the site: pages, documents, mails and `facts.json`. CI settles every
 * pair and withholds each figure that a press on "launch-safe" does; `npm run test:figures` makes every choice and
 * withholds every figure on its own.
 */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { launchSafe } from '../../site/figures/launch-safe.ts'
import { pairs, settledAway } from '../../site/figures/pairs.ts'
import { type FigureKey, registry } from '../../site/figures/registry.ts'
import { ownerChange } from '../../tools/site-copy.ts'
import { figuresIn } from '../support/figure-texts.ts'
import { buildVariant, removeVariant, textsOf } from './site-variant.ts'

type Choices = Record<string, string>

/** What others have published on the crisis of fresh water, and a withheld figure of ours may equal. */
const published = figuresIn(await readFile('site/views/fresh-water-crisis/words/en.json', 'utf8'))

async function expectGone(settled: Choices, withheld: readonly FigureKey[]): Promise<void> {
  const gone = new Set<FigureKey>([...settledAway(settled), ...withheld])
  const variant = await buildVariant([ownerChange({ settled, withheld })])
  try {
    const left: string[] = []
    const kept = new Set(
      Object.values(registry)
        .filter(({ key }) => !gone.has(key as FigureKey))
        .flatMap(({ text, label, basisText }) => figuresIn([text, label, basisText].join(' · ')))
        .concat(published)
        .flatMap(({ whole, parts }) => [whole, ...parts]),
    )
    const texts = [...gone].flatMap((key) =>
      figuresIn(registry[key].text).map(({ whole }) => ({ key, whole })),
    )
    for (const [file, words] of await textsOf(variant)) {
      expect(
        words.includes('\u{E000}') || /\bNaN\b|undefined|(?<![\d.,])0\+/.test(words),
        file,
      ).toBe(false)
      const said = new Set(figuresIn(words).map(({ whole }) => whole))
      for (const { key, whole } of texts) {
        if (said.has(whole) && !kept.has(whole)) left.push(`${file}: ${key}, ${whole}`)
      }
      if (file === 'facts.json') {
        for (const key of gone) expect(words).not.toContain(`"propertyID": "${key}"`)
      }
    }
    expect(left).toEqual([])
  } finally {
    await removeVariant(variant)
  }
}

const names = Object.keys(pairs) as (keyof typeof pairs)[]
const readingsOf = (pair: keyof typeof pairs) => Object.keys(pairs[pair])

test(
  'every figure that nothing proves yet is withheld, and every pair settled, at one press',
  { timeout: 600_000 },
  () => expectGone(launchSafe.settled, launchSafe.withheld),
)

const whole = process.env.FIGURES === 'all'

test
  .runIf(whole)
  .each(names.flatMap((pair) => readingsOf(pair).map((reading) => ({ pair, reading }))))(
  '$pair settled on $reading',
  { timeout: 600_000 },
  ({ pair, reading }) => expectGone({ [pair]: reading }, []),
)

test.runIf(whole).each(Object.keys(registry) as FigureKey[])(
  '%s withheld',
  { timeout: 600_000 },
  (key) => expectGone({}, [key]),
)
