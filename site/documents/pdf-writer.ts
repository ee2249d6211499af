import PDFDocument from 'pdfkit'
import { directionOf } from '../../contract/words/direction.ts'
import { locales } from '../../contract/words/language.ts'
import { editionDate } from '../content/documents/document-words.ts'
import type { Language } from '../words/language.ts'
import { readFromRight } from './mirrored.ts'
import { faces, fontFiles, sheet } from './paper.ts'

/** A document while it is set: block after block, from the top of a page to its foot. */
export type PdfWriter = {
  doc: PDFKit.PDFDocument
  language: Language
  /** What the next block belongs to in the structure that screen readers follow. */
  root: PDFKit.PDFStructureElement
  /** Where the next block begins, in points from the top of the page. */
  y: number
}

export type Title = { title: string; subject: string; author: string; language: Language }

/** An empty document with its first page: tagged, with language and title, the same bytes each time. */
export function openPdfWriter(
  { title, subject, author, language }: Title,
  at = new Date(`${editionDate}T12:00:00Z`),
): PdfWriter {
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: locales[language],
    tagged: true,
    displayTitle: true,
    // The types know PDF/A alone; this marks the file as made for PDF/UA-1.
    subset: 'PDF/UA' as 'PDF/A-1',
    bufferPages: true,
    font: null as unknown as string,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: author,
      CreationDate: at,
      ModDate: at,
    },
  })
  for (const { face, bytes } of fontFiles) doc.registerFont(face, bytes)
  if (directionOf[language] === 'rtl') readFromRight(doc)
  doc.font(faces.sans)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, language, root, y: sheet.top }
}

/** Begins a new page when less than this is left of the present one. */
export function makeRoom(writer: PdfWriter, height: number): void {
  if (writer.y + height > sheet.bottom) turnPage(writer)
}

function turnPage(writer: PdfWriter): void {
  writer.doc.addPage()
  writer.y = sheet.top
}

/** Sets a block under its tag, such as `P`, `H2` or `Figure`. */
export function tagged(
  { doc, root }: Pick<PdfWriter, 'doc' | 'root'>,
  tag: string,
  set: () => void,
  options: { alt?: string; bbox?: [number, number, number, number]; scope?: string } = {},
): void {
  root.add(doc.struct(tag, options, set))
}

/** A block that holds others: what is set in it belongs to it. */
export function within(writer: PdfWriter, tag: string, set: (inner: PdfWriter) => void): void {
  const element = writer.doc.struct(tag)
  writer.root.add(element)
  const inner: PdfWriter = { ...writer, root: element }
  set(inner)
  element.end()
  writer.y = inner.y
}

/** Draws what says nothing of its own: lines, frames, page numbers. Screen readers pass it by. */
export function unspoken(
  doc: PDFKit.PDFDocument,
  type: 'Pagination' | 'Layout',
  draw: () => void,
): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

/** Ends the document; resolves to its bytes. */
export function pressed({ doc, root }: PdfWriter): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('error', reject)
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    root.end()
    doc.end()
  })
}
