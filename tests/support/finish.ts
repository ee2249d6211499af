import { readPage, type Step, writePage } from '../../site/build/finished-pages/finished-page.ts'

/** A page after one step of its finishing. */
export function finish(step: Step, html: string, path?: string): string {
  const page = readPage(html, path)
  step(page)
  return writePage(page)
}
