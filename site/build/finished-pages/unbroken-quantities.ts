import { type ChildNode, isTag, isText, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { type Language, languages } from '../../../contract/words/language.ts'
import { element, type FinishedPage, select } from './finished-page.ts'

const number = String.raw`[−+~]?(?:US\$|[$€£])?\d+(?:[.,\u202F]\d+)*[KMB]?[+%]?`

const signs = '% °C ° mg/L g/L µg/L L ml m³ m² m km² km cm³ cm mm kg g ppm USD EUR CHF'.split(' ')

/** What is counted, as each language writes it after a figure. */
const counted: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...'tonnes? litres? seconds? minutes? hours? days? weeks? months? years?'.split(' '),
    ...'containers? bottles million billion trillion'.split(' '),
    '(?:working|business) days',
  ],
  fr: [
    ...'tonnes? litres? heures? jours? semaines? mois ans? pieds ports personnes'.split(' '),
    ...'conteneurs? bouteilles millions? milliards?'.split(' '),
    'jours ouvrés',
  ],
  es: [
    ...'toneladas? litros? horas? días? semanas? mes meses años? pies puertos personas'.split(' '),
    ...'contenedor contenedores botellas millones millón'.split(' '),
    'días hábiles',
  ],
  ar: [
    ...'لتر لترًا لترات طن طنًا م سم كغ °م ملغ/لتر ساعة ساعات يوم يومًا أيام'.split(' '),
    ...'أسبوع أسبوعًا أسابيع شهر شهرًا أشهر سنة سنوات قدمًا ميناء شخص شخصًا أشخاص'.split(' '),
    ...'نسمة بلد بلدًا حاوية حاويات قارورة مليون مليار'.split(' '),
  ],
}

/** Between the two ends of a range that is written out; a dash is kept in every language. */
const rangeWord: Readonly<Record<Language, string>> = { en: '', fr: 'à', es: 'a', ar: 'إلى' }

/** What may stand before a figure and means nothing without it. */
const before = String.raw`(?:pH\s)?`

function quantityIn(language: Language): RegExp {
  const units = [...signs, ...counted[language]].sort((a, b) => b.length - a.length)
  const unit = String.raw`\s(?:${units.join('|')})(?![\p{L}\p{N}/])`
  const word = rangeWord[language]
  // Ends of three digits at most: a longer range has no room on a phone.
  const writtenOut = String.raw`${before}\d{1,3}(?:[.,]\d)?\s${word}\s\d{1,3}(?:[.,]\d)?(?![\d.,\u202F]*\d)(?:${unit})?`
  const ways = [
    ...(word ? [writtenOut] : []),
    `${before}${number}(?:${unit})?–${number}(?:${unit})?`,
    `${before}${number}${unit}(?:${unit})?`,
    `pH\\s${number}`,
    String.raw`\d+(?:,\d+)*-\p{L}+`,
  ]
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,–-])(${ways.join('|')})`, 'gu')
}

const quantities = new Map(languages.map((language) => [language, quantityIn(language)]))

/** Elements whose text is not set in lines, or is React's to compare when an island starts. */
const untouched = /^(?:script|style|svg|title|option|textarea|template|astro-island)$/u

/**
 * Keeps every quantity of a page on one line: a figure with its unit (`24,000 L`), a range (`2–4 °C`, `2000–2022`),
 * a figure joined to a word (`20-foot`). Done to the page as a whole, so that no section has to remember it, and by
 * a span, so that copying and searching find the very words.
 */
export function keepQuantitiesWhole({ tree, language }: FinishedPage): void {
  const quantity = quantities.get(language) ?? quantityIn(language)
  for (const body of select('body', tree)) keepWhole(body, quantity, language)
}

function keepWhole(node: ChildNode, quantity: RegExp, language: Language): void {
  if (isTag(node) && !untouched.test(node.name)) {
    for (const child of [...node.children]) keepWhole(child, quantity, language)
  }
  if (!isText(node)) return
  const parts = node.data.split(quantity)
  if (parts.length === 1) return
  if (language === 'ar' && isFirstSeen(node)) return
  // Every other part is a quantity.
  for (const [at, part] of parts.entries()) {
    const kept = at % 2 ? element('span', { class: 'nowrap' }, part) : new Text(part)
    DomUtils.prepend(node, kept)
  }
  DomUtils.removeElement(node)
}

/**
 * In the lines below a title. What stands in for Arabic letters is as wide on the whole, not word by word: kept together, a
 * range begins another line than in its own letters, and the browser counts that as a shift of the whole text.
 */
const isFirstSeen = ({ parent }: Text): boolean =>
  parent !== null && isTag(parent) && parent.attribs.class === 'hero-description'
