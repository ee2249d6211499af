import { registry } from '../../site/figures/registry.ts'

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`
const unit = [
  ...['L', 'litres?', 'mL', 'mg/L', 'ppm', '°C', '%', 'g', 'kg', 'tonnes', 'm³', 'm', 'cm', 'km'],
  ...['hours?', 'hr', 'days?', 'weeks?', 'months?', 'years?', 'foot', 'USD', 'CAD', 'seconds?'],
  ...['minutes?', 'bottles?', 'containers?', 'flexitanks?', 'units?', 'million', 'billion'],
  ...[
    'packs',
    '(?<!in 10 )people',
    'lives',
    'communities',
    'schools',
    'ports',
    'countries',
    'jobs',
  ],
].join('|')
const spelled = new RegExp(
  String.raw`(?<![\w.,/])(?<sign>[$€£±])?\s?(?<low>${number})(?:[–-](?<high>${number}))?` +
    String.raw`(?<scale>[KMB]\b)?(?<plus>\+)?(?:[\s-]?(?<unit>${unit})(?![\w/]))?`,
  'gu',
)

/**
 * Every figure of a text in one spelling, with the parts that a page may print alone: the ends of
 * a range, `2 °C` and `4 °C` of `2–4 °C`, and `8B+` of `8B+ USD`. A bare number is none.
 */
export function figuresIn(text: string): { whole: string; parts: string[] }[] {
  return [...text.replaceAll(/\s+/g, ' ').matchAll(spelled)].flatMap(({ groups = {} }) => {
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

/** Every way in which the site may print a figure of the registry, its label and its sum. */
export const figureTexts = Object.values(registry).flatMap((figure) => [
  figure.text,
  figure.short,
  figure.amount,
  figure.spelled,
  ...figure.values.flatMap((value) => [`${value.toLocaleString('en')} ${figure.unit}`]),
  figure.label,
  figure.basisText,
])

/** The forms in which a page may show a figure. */
export const formsOf = (figure: (typeof registry)[keyof typeof registry]): readonly string[] => [
  ...[figure.text, figure.number, figure.short, figure.shortNumber],
  ...[figure.digits, figure.amount, figure.spelled, ...figure.each],
]

export { registry }
