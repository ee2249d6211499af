import { figures } from '../../site/content/figures.ts'
import { sectorFigures } from '../../site/content/sectors.ts'

/** Every stated figure, by name. */
export const registry: Record<string, { text: string; scope: string; pages: readonly string[] }> = {
  ...figures,
  ...Object.fromEntries(sectorFigures.map((figure) => [figure.name, figure])),
}

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`
const unit = [
  ...['L', 'litres?', 'mL', 'mg/L', 'ppm', '°C', '%', 'g', 'kg', 'tonnes', 'm³', 'm', 'cm', 'km'],
  ...['hours?', 'hr', 'days?', 'weeks?', 'months?', 'years?', 'foot', 'USD', 'CAD'],
  ...['bottles?', 'containers?', 'flexitanks?', 'units?', 'million', 'billion'],
].join('|')
const stated = new RegExp(
  String.raw`(?<![\w.,/])(?<sign>[$€£±])?\s?(?<low>${number})(?:[–-](?<high>${number}))?` +
    String.raw`(?<scale>[KMB]\b)?(?<plus>\+)?(?:[\s-]?(?<unit>${unit})(?![\w/]))?`,
  'gu',
)

/**
 * Every figure of a text in one spelling, with the parts that a page may print alone: the ends of
 * a range, `2 °C` and `4 °C` of `2–4 °C`, and `8B+` of `8B+ USD`.
 */
export function figuresIn(text: string): { whole: string; parts: string[] }[] {
  return [...text.replaceAll(/\s+/g, ' ').matchAll(stated)].flatMap(({ groups = {} }) => {
    const { sign = '', low = '', high, scale = '', plus = '', unit: of = '' } = groups
    if (!(sign || scale || plus || of)) return []
    const name = of.replace(/^litre.*/, 'L').replace(/s$/, '')
    const spell = (value: string) => `${sign}${value}${scale}${plus} ${name}`.trim()
    const bare = sign || scale || plus ? [`${sign}${low}${scale}${plus}`] : []
    return high
      ? [{ whole: spell(`${low}–${high}`), parts: [spell(low), spell(high)] }]
      : [{ whole: spell(low), parts: bare }]
  })
}

/** Every spelling of a figure that the registry holds. */
export const held = new Set(
  Object.values(registry)
    .flatMap(({ text, scope }) => [...figuresIn(text), ...figuresIn(scope)])
    .flatMap(({ whole, parts }) => [whole, ...parts]),
)
