import { type DocumentWords, edition, type Part } from '../content/documents/document-words.ts'
import { markPaths } from '../graphics/mark-paths.ts'
import { setCover } from './cover.ts'
import { framePages } from './frame.ts'
import { setLedger } from './ledger.ts'
import { setBlanks, setChecks, setSteps } from './list-blocks.ts'
import { measure, sheet } from './paper.ts'
import { roomFor, setOpening, setPlates } from './plate-blocks.ts'
import { makeRoom, openPress, type Press, pressed, tagged, within } from './press.ts'
import { setProse, setSection, setTerms } from './text-blocks.ts'
import { heightOf, styles, write } from './type.ts'

export type Publisher = { company: string; contact: string }

/** Sets one document of the series; the same words give the same bytes. */
export function setDocument(
  words: DocumentWords,
  place: { number: number; of: number },
  publisher: Publisher,
): Promise<Uint8Array<ArrayBuffer>> {
  const press = openPress({
    title: `${words.title}, ${publisher.company}`,
    subject: words.description,
    author: publisher.company,
  })
  const series = `Document ${place.number} of ${place.of}.`
  setCover(
    press,
    words,
    { company: publisher.company, series, edition: edition.text, mark: markPaths },
    place.number + 10,
  )
  setOpening(press, words.opening)
  words.parts.forEach((part, index) => {
    setPart(press, part, roomFor(press, words.parts[index + 1]))
  })
  setRegister(press, words)
  setColophon(press, publisher)
  framePages(press, {
    title: words.title,
    company: publisher.company,
    edition: `Edition of ${edition.text}`,
  })
  return pressed(press)
}

function setPart(press: Press, part: Part, follows: number): void {
  if (part.kind === 'section') setSection(press, part, follows)
  else if (part.kind === 'prose') setProse(press, part)
  else if (part.kind === 'plate') setPlates(press, [part])
  else if (part.kind === 'row') setPlates(press, part.plates)
  else if (part.kind === 'ledger') setLedger(press, part)
  else if (part.kind === 'terms') setTerms(press, part)
  else if (part.kind === 'steps') setSteps(press, part)
  else if (part.kind === 'checks') setChecks(press, part)
  else setBlanks(press, part)
}

/** Each figure of the document with its scope and the day for which it is stated. */
function setRegister(press: Press, { register }: DocumentWords): void {
  const note =
    'Every figure above, once, with what it is about. Where a second reading exists, the scope names it.'
  setSection(press, { kind: 'section', heading: 'Register of figures', note }, 120)
  setLedger(press, {
    columns: [
      { label: 'What', share: 3 },
      { label: 'Figure', share: 3.4, figures: true },
      { label: 'Scope', share: 6 },
      { label: 'Stated as of', share: 2.4 },
    ],
    rows: register.map(([name, { text, scope }]) => [name, text, sentence(scope), edition.text]),
    dense: true,
    caption:
      'Figures are stated by the company and were not measured for this document. Derived figures are arithmetic on stated ones; their formula stands in the scope.',
  })
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`
}

function setColophon(press: Press, { company, contact }: Publisher): void {
  const { doc } = press
  const text = `${company}. Questions, a quote, a certificate on request:`
  makeRoom(press, 36)
  press.y += 6
  within(press, 'P', (line) => {
    line.root.add(() => {
      write(doc, `${text} `, styles.body, { x: sheet.left, y: line.y, width: measure })
    })
    line.y += heightOf(doc, text, styles.body, measure)
    tagged(line, 'Link', () => {
      doc.font(styles.address.face).fontSize(styles.address.size).fillColor(styles.address.colour)
      doc.text(contact, sheet.left, line.y, { link: contact, lineBreak: false })
    })
  })
}
