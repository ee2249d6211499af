import { type ChildNode, isTag, isText, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { element, type FinishedPage, select } from './finished-page.ts'

const number = String.raw`[−+~]?(?:US\$|[$€£])?\d+(?:[.,]\d+)*[KMB]?[+%]?`

const units = [
  ...'% °C ° mg/L g/L µg/L L ml m³ m² m km² km cm³ cm mm kg g ppm USD EUR CHF'.split(' '),
  ...'tonnes? litres? seconds? minutes? hours? days? weeks? months? years?'.split(' '),
  ...'containers? bottles million billion trillion'.split(' '),
  '(?:working|business) days',
].sort((a, b) => b.length - a.length)

const unit = String.raw`\s(?:${units.join('|')})(?![\p{L}\p{N}/])`

/** What may stand before a figure and means nothing without it. */
const before = String.raw`(?:pH\s)?`

const quantity = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,–-])(` +
    [
      `${before}${number}(?:${unit})?–${number}(?:${unit})?`,
      `${before}${number}${unit}(?:${unit})?`,
      `pH\\s${number}`,
      String.raw`\d+(?:,\d+)*-\p{L}+`,
    ].join('|') +
    ')',
  'gu',
)

/** Elements whose text is not set in lines, or is React's to compare when an island starts. */
const untouched = /^(?:script|style|svg|title|option|textarea|template|astro-island)$/u

/**
 * Keeps every quantity of a page on one line: a figure with its unit (`24,000 L`), a range (`2–4 °C`, `2000–2022`),
 * a figure joined to a word (`20-foot`). Done to the page as a whole, so that no section has to remember it, and by
 * a span, so that copying and searching find the very words.
 */
export function keepQuantitiesWhole({ tree }: FinishedPage): void {
  for (const body of select('body', tree)) keepWhole(body)
}

function keepWhole(node: ChildNode): void {
  if (isTag(node) && !untouched.test(node.name)) [...node.children].forEach(keepWhole)
  if (!isText(node)) return
  const parts = node.data.split(quantity)
  if (parts.length === 1) return
  // Every other part is a quantity.
  for (const [at, part] of parts.entries()) {
    const kept = at % 2 ? element('span', { class: 'nowrap' }, part) : new Text(part)
    DomUtils.prepend(node, kept)
  }
  DomUtils.removeElement(node)
}
