/**
 * Takes withheld figures out of a page's words: the sentence that holds one goes, and where nothing is left of a
 * text, the row or card around it goes, up to the whole section. What remains closes up without a gap.
 */

import { withheld as gone } from '../../contract/words/withheld.ts'
import { Figure } from '../figures/figure.ts'
import { withheldMark } from '../figures/number-text.ts'

/** Properties that a section can do without: emptied, they are drawn as nothing. */
const spareable: ReadonlySet<string> = new Set([
  ...['note', 'caption', 'scope', 'subtitle', 'description', 'hint', 'besides', 'published'],
  ...['alternative', 'after', 'label', 'plate', 'margin', 'beside', 'stat'],
])

/** Lists whose places mean something: without one of them the others would stand in the wrong place. */
const positional: ReadonlySet<string> = new Set(['cells', 'answers'])

/** A text or a number of a withheld figure inside a text. */
const withheldIn = (text: string) => text.includes(withheldMark) || /\bNaN\b/.test(text)

/**
 * Between two sentences. `Intl.Segmenter` would not part them where the second begins with a figure
 * and a small letter follows: `We fill for towns. 17 communities are …`.
 */
const sentenceEnd = /(?<=[.?!؟][)”’»]?)\s+/

/** A text without the sentences that hold a withheld figure; empty when none is left. */
export function withoutWithheld(text: string): string {
  if (!withheldIn(text)) return text
  return text
    .split(sentenceEnd)
    .filter((sentence) => !withheldIn(sentence))
    .join(' ')
}

function prune(value: unknown): unknown {
  if (value === gone) return gone
  if (typeof value === 'string') return value === '' ? value : withoutWithheld(value) || gone
  if (typeof value === 'number') return Number.isNaN(value) ? gone : value
  if (value instanceof Figure) return value.withheld ? gone : value
  if (Array.isArray(value)) return pruneList(value)
  if (value !== null && typeof value === 'object' && isPlain(value)) return pruneRecord(value)
  return value
}

function pruneList(list: readonly unknown[]): unknown {
  const kept = list
    .map((item) => (Array.isArray(item) ? pruneRow(item) : prune(item)))
    .filter((item) => item !== gone)
  return list.length > 0 && kept.length === 0 ? gone : kept
}

/** A row of cells goes as a whole. */
function pruneRow(row: readonly unknown[]): unknown {
  const kept = row.map(prune)
  return kept.includes(gone) ? gone : kept
}

function pruneRecord(record: object): unknown {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) {
    const pruned = positional.has(name) && Array.isArray(value) ? pruneRow(value) : prune(value)
    if (pruned !== gone) kept[name] = pruned
    else if (spareable.has(name)) kept[name] = ''
    else return gone
  }
  return kept
}

/** React elements, dates and the like are handed on as they are. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && !('$$typeof' in value)
}

/** A section may be gone; the hero and the next step always stand. */
export type Shown<Words> = {
  readonly [Name in keyof Words]: Name extends 'hero' | 'next'
    ? Words[Name]
    : Words[Name] | undefined
}

/** The words of a page, section by section, without what is withheld. */
export function shown<const Words extends object>(words: Words): Shown<Words> {
  const sections = Object.entries(words).map(([name, section]) => {
    const pruned = prune(section)
    if (pruned !== gone) return [name, pruned]
    if (name === 'hero' || name === 'next') {
      throw new Error(`Nothing is left of ${name}: its title or its link holds a withheld figure`)
    }
    return [name, undefined]
  })
  return Object.fromEntries(sections) as Shown<Words>
}
