import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An element of a document's structure, as a screen reader walks it, or a piece of its content. */
export type Tagged = { role: string; alt?: string; id?: string; children: Tagged[] }

export type ReadPdf = {
  info: { Title?: string; Language?: string; Author?: string }
  marked: boolean
  displaysTitle: boolean
  /** `texts` by the ids of the structure's contents. */
  pages: {
    text: string
    structure: Tagged
    texts: Map<string, string>
    links: string[]
    /** In points from the left edge of the sheet. */
    runs: { text: string; from: number; to: number }[]
  }[]
}

/** Opens a PDF as a reader's program does. Lines are kept apart by a middle dot. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  const marks = (await document.getMarkInfo()) as ReadonlyMap<string, boolean> | null
  const preferences = await document.getViewerPreferences()
  const pages: ReadPdf['pages'] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const annotations = (await page.getAnnotations()) as { url?: string }[]
    pages.push({
      text: items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' · ' : '') : ''))
        .join(''),
      runs: items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const from = Number(item.transform[4])
        return [{ text: item.str, from, to: from + item.width }]
      }),
      texts: await textsOf(page),
      structure: (await page.getStructTree()) as unknown as Tagged,
      links: annotations.flatMap(({ url }) => (url ? [url] : [])),
    })
  }
  await document.loadingTask.destroy()
  return {
    info: info as ReadPdf['info'],
    marked: marks?.get('Marked') === true,
    displaysTitle: (preferences as ReadonlyMap<string, boolean>)?.get('DisplayDocTitle') === true,
    pages,
  }
}

/** Every element below one, itself included, in reading order. */
export function elementsOf(element: Tagged): Tagged[] {
  return [element, ...(element.children ?? []).filter(({ role }) => role).flatMap(elementsOf)]
}

/** The content that stands in an element itself, not in one below it. */
export function textIn({ children }: Tagged, texts: ReadonlyMap<string, string>): string {
  return children
    .map(({ id }) => (id && texts.get(id)) ?? '')
    .join('')
    .trim()
}

async function textsOf(page: PDFPageProxy): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  let id = ''
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ('str' in item) texts.set(id, (texts.get(id) ?? '') + item.str)
    else if (item.type !== 'endMarkedContent') id = item.id ?? ''
  }
  return texts
}
