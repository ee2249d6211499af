/** One version of a quote on paper. The build bundles this module for the server, which imports nothing of the site. */
import { extraFacts } from '../../contract/extras.ts'
import type { Extras } from '../../contract/lead-fields.ts'
import { spokenDay } from '../../contract/spoken-day.ts'
import type { LeadQuote, QuoteFields } from '../../contract/team-quotes.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { type Language, locales } from '../../contract/words/language.ts'
import { siteConfig } from '../../site.config.ts'
import { navigation } from '../content/navigation.ts'
import { quoteSheetWords } from '../words/quote-sheet.ts'
import { contourHead, framePages } from './frame.ts'
import { signsWithoutGlyph } from './glyph-coverage.ts'
import { setLedger } from './ledger.ts'
import { openPdfWriter, type PdfWriter, pressed } from './pdf-writer.ts'
import { setLine, setSection } from './text-blocks.ts'
import { styles } from './type.ts'

export type QuoteSheet = Pick<LeadQuote, 'number' | 'version' | 'fields'> & {
  /** Of the message that asks for it. */
  reference: string
  to: { name: string; organization: string }
  /** What was asked for. */
  extras: Extras
  language: Language
  /** Public address of the site, without a slash at its end. */
  site: string
  /** The day it is made, since 1970. */
  today: number
}

/**
 * Sets a quote as PDF. Throws `Signs without glyph: …` where a colleague wrote signs that our typefaces lack: a blank in a
 * contract would be noticed by nobody. A name or wish of the customer that they lack is left out; the reference stays.
 */
export function setQuote(asked: QuoteSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { number, version, fields, reference, language, today } = asked
  const { text, words } = quoteSheetWords(language)
  const company = siteConfig.companyName
  const title = text('title', { number })
  const writer = openPdfWriter(
    { title: `${title}, ${company}`, subject: title, author: company, language },
    new Date(today * 86_400_000),
  )
  refuseBlanks(writer, fields)
  const printable = (written: string) => signsWithoutGlyph(writer.doc, written).length === 0
  const to = [asked.to.name, asked.to.organization].filter(printable).filter(Boolean).join(', ')
  const dated = text('version', { version, day: spokenDay(today, language) })
  contourHead(writer.doc, 12)
  writer.y = 92
  setLine(writer, 'P', company, styles.brand, 18)
  setLine(writer, 'H1', title, { ...styles.title, size: 54 }, 14)
  const about = to ? text('about', { to }) : text('aboutReference', { reference })
  setLine(writer, 'P', about, styles.subtitle, 8)
  setLine(writer, 'P', `${dated}. ${text('reference', { reference })}`, styles.body, 4)
  writer.y += 14
  setRows(writer, words.columns, [
    [words.price, text(`per.${fields.per}`, { price: priceInWords(fields, language) })],
    [words.delivery, text('deliveryValue', fields)],
    [words.leadTime, fields.leadTime],
    [words.validUntil, spokenDay(Date.parse(fields.validUntil) / 86_400_000, language)],
  ])
  setAsked(writer, asked, printable)
  if (fields.notes) {
    setSection(writer, { kind: 'section', heading: words.notes }, 40)
    for (const line of fields.notes.split('\n')) setLine(writer, 'P', line, styles.body, 4)
  }
  setTerms(writer, language)
  setSection(writer, { kind: 'section', heading: words.accept.heading }, 60)
  setLine(writer, 'P', text('accept.text', { number, version }), styles.body, 8)
  setLine(writer, 'P', asked.site, styles.note, 2)
  const { imprint } = navigation(language)
  if (imprint.length > 0) setLine(writer, 'P', imprint.join(' · '), styles.note, 0)
  framePages(writer, { title, company, edition: dated })
  return pressed(writer)
}

/** `USD 1,250.00`: by its code, which no other dollar shares. */
export function priceInWords(
  { price, currency }: Pick<QuoteFields, 'price' | 'currency'>,
  language: Language,
): string {
  const format = { style: 'currency', currency, currencyDisplay: 'code' } as const
  const usual = new Intl.NumberFormat(locales[language], format).resolvedOptions()
  const written = price.split('.')[1]?.length ?? 0
  const digits = Math.max(usual.maximumFractionDigits ?? 2, written)
  const words = new Intl.NumberFormat(locales[language], {
    ...format,
    maximumFractionDigits: digits,
  }).format(Number(price))
  // Marks of direction come along in Arabic; no typeface has them, and lines are put in order here.
  return words.replaceAll(/[\u200e\u200f]/g, '')
}

function setAsked(
  writer: PdfWriter,
  { extras, language }: QuoteSheet,
  printable: (text: string) => boolean,
): void {
  const { lead } = contractWords(language)
  const facts = extraFacts({ ...extras, plan: undefined }, lead).filter(([, value]) =>
    printable(value),
  )
  if (facts.length === 0) return
  const { heading, ...columns } = quoteSheetWords(language).words.asked
  setSection(writer, { kind: 'section', heading }, 60)
  setRows(writer, columns, facts)
}

/** The owner's terms, as far as they are filled in. */
function setTerms(writer: PdfWriter, language: Language): void {
  const { heading, ...names } = quoteSheetWords(language).words.terms
  const { terms } = siteConfig
  const rows = (['price', 'payment', 'delivery', 'demurrage', 'claims'] as const).flatMap(
    (name): [string, string][] => (terms[name] ? [[names[name], terms[name]]] : []),
  )
  if (rows.length === 0) return
  setSection(writer, { kind: 'section', heading }, 60)
  for (const [term, what] of rows) {
    setLine(writer, 'H3', term, styles.term, 2)
    setLine(writer, 'P', what, styles.body, 8)
  }
}

function setRows(
  writer: PdfWriter,
  names: { what: string; value: string },
  rows: readonly (readonly [what: string, value: string])[],
): void {
  setLedger(writer, {
    columns: [
      { key: 'what', label: names.what, share: 3 },
      { key: 'value', label: names.value, share: 5 },
    ],
    rows: rows.map(([what, value]) => ({ what, value })),
  })
}

function refuseBlanks(writer: PdfWriter, { place, leadTime, notes }: QuoteFields): void {
  const missing = [place, leadTime, ...notes.split('\n')].flatMap((line) =>
    signsWithoutGlyph(writer.doc, line),
  )
  if (missing.length > 0) throw new Error(`Signs without glyph: ${[...new Set(missing)].join(' ')}`)
}
