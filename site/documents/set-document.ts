import { addressIn } from '../../contract/words/language.ts'
import { editionDay, type Part } from '../content/documents/document-words.ts'
import { seriesWords } from '../content/documents/series-words.ts'
import type { ShownDocument } from '../content/documents/shown-document.ts'
import { capital } from '../figures/number-text.ts'
import { markPaths } from '../graphics/marks/mark-paths.ts'
import type { Language } from '../words/language.ts'
import { withoutWithheld } from '../words/shown.ts'
import { setCover } from './cover.ts'
import { framePages } from './frame.ts'
import { setLedger } from './ledger.ts'
import { setBlanks, setChecks, setSteps } from './list-blocks.ts'
import { measure, sheet } from './paper.ts'
import { makeRoom, openPdfWriter, type PdfWriter, pressed, tagged, within } from './pdf-writer.ts'
import { roomFor, setOpening, setPlates } from './plate-blocks.ts'
import { setSection, setTerms } from './text-blocks.ts'
import { heightOf, type Style, styles, write, writeLink } from './type.ts'

export type Publisher = {
  company: string
  language: Language
  /** Public address of the site, without a slash at its end; undefined while nobody has set one. */
  site: string | undefined
  /** Who publishes, in law, as far as it is known; each on its own. */
  imprint: readonly string[]
}

/** Sets one document of the series; the same words give the same bytes. */
export function setDocument(
  document: ShownDocument,
  place: { number: number; count: number },
  publisher: Publisher,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, description, language } = document
  const { company } = publisher
  const { words, text } = seriesWords(language)
  const day = editionDay(language)
  const writer = openPdfWriter({
    title: text('name', { title }),
    subject: description,
    author: company,
    language,
  })
  setCover(
    writer,
    document,
    { company, series: text('place', place), edition: day, mark: markPaths },
    place.number + 10,
  )
  if (document.opening) setOpening(writer, document.opening)
  document.parts.forEach((part, index) => {
    setPart(writer, part, roomFor(writer, document.parts[index + 1]))
  })
  setRegister(writer, document, words.register, publisher)
  setColophon(writer, words, publisher)
  framePages(writer, { title, company, edition: text('edition', { day }) })
  return pressed(writer)
}

type SeriesWords = ReturnType<typeof seriesWords>['words']

function setPart(writer: PdfWriter, part: Part, follows: number): void {
  if (part.kind === 'section') setSection(writer, part, follows)
  else if (part.kind === 'plate') setPlates(writer, [part])
  else if (part.kind === 'row') setPlates(writer, part.plates)
  else if (part.kind === 'ledger') setLedger(writer, part)
  else if (part.kind === 'terms') setTerms(writer, part)
  else if (part.kind === 'steps') setSteps(writer, part)
  else if (part.kind === 'checks') setChecks(writer, part)
  else setBlanks(writer, part)
}

/** Each figure of the document with what it counts and what it rests on. */
function setRegister(
  writer: PdfWriter,
  { register }: ShownDocument,
  words: SeriesWords['register'],
  { site }: Publisher,
): void {
  setSection(writer, { kind: 'section', heading: words.heading, note: words.note }, 120)
  setLedger(writer, {
    columns: [
      { key: 'figure', label: words.figure, share: 3.4 },
      { key: 'counts', label: words.counts, share: 5.4 },
      { key: 'basis', label: words.basis, share: 5.2 },
    ],
    rows: register.map(({ text, label, basisText }) => ({
      figure: text,
      counts: sentence(label),
      basis: sentence(basisText),
    })),
    dense: true,
  })
  const all = site && `${site}/resources#figures`
  if (all) setLinked(writer, words.all, styles.note, { label: all, href: all })
  else setLine(writer, words.allWithoutAddress, styles.note)
  writer.y += 10
}

function sentence(text: string): string {
  const kept = withoutWithheld(text)
  return kept && `${capital(kept)}.`
}

function setColophon(
  writer: PdfWriter,
  { quote, quoteWithoutAddress }: SeriesWords,
  { site, imprint, language }: Publisher,
): void {
  const { doc } = writer
  const line = imprint.join(' · ')
  const below = line ? 4 + heightOf(doc, line, styles.note, measure) : 0
  makeRoom(writer, 34 + below)
  writer.y += 6
  const contact = addressIn('/contact', language)
  const form = site && { label: site + contact, href: `${site}${contact}?topic=supply` }
  if (form) setLinked(writer, quote, styles.body, form)
  else setLine(writer, quoteWithoutAddress, styles.body)
  if (!line) return
  writer.y += 4
  setLine(writer, line, styles.note)
}

function setLine(writer: PdfWriter, text: string, style: Style): void {
  const { doc } = writer
  const height = heightOf(doc, text, style, measure)
  makeRoom(writer, height)
  tagged(writer, 'P', () => {
    write(doc, text, style, { x: sheet.left, y: writer.y, width: measure })
  })
  writer.y += height
}

/** A line of text, and an address below it that can be followed. */
function setLinked(
  writer: PdfWriter,
  text: string,
  style: Style,
  { label, href }: { label: string; href: string },
): void {
  const { doc } = writer
  const step = style.size * style.leading
  makeRoom(writer, heightOf(doc, text, style, measure) + step)
  within(writer, 'P', (line) => {
    line.root.add(() => {
      write(doc, `${text} `, style, { x: sheet.left, y: line.y, width: measure })
    })
    line.y += heightOf(doc, text, style, measure)
    tagged(line, 'Link', () => {
      const address = { ...styles.address, size: style.size }
      writeLink(doc, label, address, { x: sheet.left, y: line.y, href })
    })
    line.y += step
  })
}
