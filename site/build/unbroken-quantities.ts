/**
 * Keeps every quantity of a finished page on one line: a figure with its unit (`24,000 L`), a range (`2–4 °C`,
 * `2000–2022`), a figure joined to a word (`20-foot`). Done to the page as a whole, so that no section has to
 * remember it, and by a span, so that copying and searching find the very words.
 */

const number = String.raw`[−+~]?(?:US\$|[$€£])?\d+(?:[.,]\d+)*[KMB]?[+%]?`

const units = [
  ...[
    '%',
    '°C',
    '°',
    'mg/L',
    'g/L',
    'µg/L',
    'L',
    'ml',
    'm³',
    'm²',
    'm',
    'km²',
    'km',
    'cm³',
    'cm',
    'mm',
    'kg',
    'g',
    'ppm',
  ],
  ...[
    'tonnes?',
    'litres?',
    'seconds?',
    'minutes?',
    'hours?',
    'days?',
    'weeks?',
    'months?',
    'years?',
  ],
  ...['working days', 'business days', 'containers?', 'bottles', 'USD', 'EUR', 'CHF'],
  ...['million', 'billion', 'trillion'],
].sort((a, b) => b.length - a.length)

const unit = String.raw`\s(?:${units.join('|')})(?![\p{L}\p{N}/])`

/** What may stand before a figure and means nothing without it. */
const before = String.raw`(?:pH\s)?`

const quantity = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,–-])(?:` +
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
const untouched = /^<(script|style|svg|title|option|textarea|template|astro-island)\b/u

/** A tag with its attributes, quoted ones as a whole: a media condition may hold a `>`. */
const tag = /(<!--.*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>)/su

/** @param html a whole page; what stands before its body is left alone. */
export function withUnbrokenQuantities(html: string): string {
  const start = html.search(/<body\b/u)
  if (start < 0) return html
  /** The name of the untouched element we are inside of, and how many of its name are open. */
  let inside: string | undefined
  let depth = 0
  const parts = html.slice(start).split(tag)
  return (
    html.slice(0, start) +
    parts
      .map((part, at) => {
        if (at % 2 === 0) return inside ? part : part.replaceAll(quantity, wrapped)
        if (inside) {
          if (part.startsWith(`</${inside}`)) depth -= 1
          else if (new RegExp(`^<${inside}\\b`, 'u').test(part) && !part.endsWith('/>')) depth += 1
          if (depth === 0) inside = undefined
        } else {
          inside = untouched.exec(part)?.[1]
          depth = inside ? 1 : 0
        }
        return part
      })
      .join('')
  )
}

const wrapped = (words: string) => `<span class="nowrap">${words}</span>`
