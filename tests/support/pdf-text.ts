import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An element of a document's structure, as a screen reader walks it. */
export type Tagged = { role: string; alt?: string; children: Tagged[] }

export type ReadPdf = {
  info: { Title?: string; Language?: string; Author?: string }
  marked: boolean
  displaysTitle: boolean
  pages: { text: string; structure: Tagged; links: string[] }[]
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
