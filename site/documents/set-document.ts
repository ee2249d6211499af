import { edition, type Part } from '../content/documents/document-words.ts'
import type { ShownDocument } from '../content/documents/shown-document.ts'
import { capital } from '../figures/number-text.ts'
import { markPaths } from '../graphics/marks/mark-paths.ts'
import { withoutWithheld } from '../words/shown.ts'
import { setCover } from './cover.ts'
import { framePages } from './frame.ts'
import { setLedger } from './ledger.ts'
import { setBlanks, setChecks, setSteps } from './list-blocks.ts'
import { measure, sheet } from './paper.ts'
import { makeRoom, openPdfWriter, type PdfWriter, pressed, tagged, within } from './pdf-writer.ts'
import { roomFor, setOpening, setPlates } from './plate-blocks.ts'
import { setSection, setTerms } from './text-blocks.ts'
import { heightOf, type Style, styles, write } from './type.ts'

export type Publisher = {
  company: string
  /** Public address of the site, without a slash at its end. */
  site: string
  /** Who publishes, in law, as far as it is known; each on its own. */
  imprint: readonly string[]
}

/** Sets one document of the series; the same words give the same bytes. */
export function setDocument(
  words: ShownDocument,
  place: { number: number; of: number },
  publisher: Publisher,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = openPdfWriter({
    title: `${words.title}, ${publisher.company}`,
    subject: words.description,
    author: publisher.company,
  })
  const series = `Document ${place.number} of ${place.of}.`
  setCover(
    writer,
    words,
    { company: publisher.company, series, edition: edition.text, mark: markPaths },
    place.number + 10,
  )
  if (words.opening) setOpening(writer, words.opening)
  words.parts.forEach((part, index) => {
    setPart(writer, part, roomFor(writer, words.parts[index + 1]))
  })
  setRegister(writer, words, publisher)
  setColophon(writer, publisher)
  framePages(writer, {
    title: words.title,
    company: publisher.company,
    edition: `Edition of ${edition.text}`,
  })
  return pressed(writer)
}

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
function setRegister(writer: PdfWriter, { register }: ShownDocument, { site }: Publisher): void {
  const note = 'Each figure once, with what it counts and what it rests on.'
  setSection(writer, { kind: 'section', heading: 'Figures in this document', note }, 120)
  setLedger(writer, {
    columns: [
      { key: 'what', label: 'What', share: 2.9 },
      { key: 'figure', label: 'Figure', share: 3, figures: true },
      { key: 'label', label: 'What it counts', share: 4.5 },
      { key: 'basis', label: 'Basis', share: 4.8 },
    ],
    rows: register.map(({ name, figure }) => ({
      what: name,
      figure: figure.text,
      label: sentence(figure.label),
      basis: sentence(figure.basisText),
    })),
    dense: true,
  })
  const all = `${site}/resources#figures`
  setLinked(writer, 'A + marks a rounded figure. All figures of our site:', styles.note, {
    label: all,
    href: all,
  })
  writer.y += 10
}

function sentence(text: string): string {
  const kept = withoutWithheld(text)
  return kept && `${capital(kept)}.`
}

function setColophon(writer: PdfWriter, { company, site, imprint }: Publisher): void {
  const { doc } = writer
  const line = imprint.join(' · ')
  const below = line ? 4 + heightOf(doc, line, styles.note, measure) : 0
  makeRoom(writer, 34 + below)
  writer.y += 6
  setLinked(
    writer,
    `${company}. For a quote, send the port, the month and the volume:`,
    styles.body,
    { label: `${site}/contact`, href: `${site}/contact?topic=supply` },
  )
  if (!line) return
  writer.y += 4
  tagged(writer, 'P', () => {
    write(doc, line, styles.note, { x: sheet.left, y: writer.y, width: measure })
  })
  writer.y += heightOf(doc, line, styles.note, measure)
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
      const { face, size, colour } = { ...styles.address, size: style.size }
      doc.font(face).fontSize(size).fillColor(colour)
      doc.text(label, sheet.left, line.y, { link: href, lineBreak: false })
    })
    line.y += step
  })
}
