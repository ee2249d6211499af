import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { closest, type FinishedPage, select } from './finished-page.ts'

/** What stands under one heading of a page, or before its first one. */
export type PageSection = {
  /** Empty before the first heading. */
  heading: string
  /** The address within the page, without its `#`; empty before the first heading. */
  id: string
  /** Headings within the section. */
  subheads: string[]
  words: string
}

/** Elements whose text is no part of what a page says: those that hold it twice, ask for it or lead elsewhere. */
const skipped = /^(?:script|style|svg|nav|form|select|template|noscript|video|button)$/u

function isSkipped({ name, attribs: { id, href, ...attributes } }: Element): boolean {
  return (
    skipped.test(name) ||
    attributes['aria-hidden'] === 'true' ||
    // Rows of the table of figures have an address each: they are found as figures.
    (name === 'tr' && id?.startsWith('figure-') === true) ||
    // `Download`, behind the name and the size of a file: files are found by themselves.
    (name === 'a' && href?.startsWith('/downloads/') === true)
  )
}

/** Reads a page in the order in which it is read. */
class SectionReader {
  readonly sections: PageSection[] = []
  #current = this.#begin('', '')
  #subhead = ''
  /** Addresses of the dialogs and sections that are open, the innermost last; empty once a heading has taken it. */
  readonly #around: string[] = []
  /** What the tabs of the page are called, by the address of their panels. */
  readonly #tabs: ReadonlyMap<string | undefined, string>

  constructor(tabs: readonly Element[]) {
    this.#tabs = new Map(tabs.map((tab) => [tab.attribs.href?.slice(1), wordsOf(tab)]))
  }

  read(node: ChildNode): void {
    if (isText(node)) this.#current.words += node.data
    if (!isTag(node) || isSkipped(node)) return
    if (/^h[2-4]$/u.test(node.name)) this.#head(node)
    else if (node.name === 'dialog' || node.name === 'section') this.#frame(node)
    else if (node.name === 'div' && this.#isPanel(node)) this.#panel(node)
    else this.#readWithin(node)
  }

  #readWithin(element: Element): void {
    // What keeps a quantity on one line belongs to the word beside it.
    const space = element.name === 'span' && element.attribs.class === 'nowrap' ? '' : ' '
    this.#current.words += space
    for (const child of element.children) this.read(child)
    this.#current.words += space
  }

  #frame(element: Element): void {
    const before = this.#current
    this.#around.push(element.attribs.id ?? '')
    this.#readWithin(element)
    this.#around.pop()
    // A section of the page goes on to the next heading; a dialog is one by itself.
    if (element.name === 'dialog') this.#current = before
  }

  #isPanel(element: Element): boolean {
    const { id } = element.attribs
    return id !== undefined && (this.#tabs.has(id) || closest('details', element) !== undefined)
  }

  #panel(element: Element): void {
    const { id = '' } = element.attribs
    const before = this.#current
    this.#current = this.#begin(this.#tabs.get(id) ?? this.#subhead, id)
    this.#readWithin(element)
    this.#current = before
  }

  #head(heading: Element): void {
    const said = wordsOf(heading)
    if (heading.name !== 'h2') {
      this.#subhead = said
      this.#current.subheads.push(said)
      return
    }
    const around = this.#around.findLastIndex(Boolean)
    this.#current = this.#begin(said, this.#around[around] ?? heading.attribs.id ?? '')
    if (around >= 0) this.#around[around] = ''
  }

  #begin(heading: string, id: string): PageSection {
    const section = { heading, id, subheads: [], words: '' }
    this.sections.push(section)
    return section
  }
}

/**
 * The sections of a finished page as a reader meets them: what stands in `main`, part by part. A dialog, the panel
 * of a tab and a row that opens at an address are sections of their own. Its headings have addresses already
 * (`section-anchors.ts`).
 */
export function pageSections({ tree }: FinishedPage): PageSection[] {
  const reader = new SectionReader(select('nav a[href^="#"]', tree))
  for (const main of select('main', tree)) reader.read(main)
  return reader.sections
    .map((section) => ({ ...section, words: tidy(section.words) }))
    .filter(({ words, heading }) => words || heading)
}

/** What an element says, but for what is skipped. */
function wordsOf(element: Element): string {
  const said = (node: ChildNode): string =>
    isText(node)
      ? node.data
      : isTag(node) && !isSkipped(node)
        ? node.children.map(said).join('')
        : ''
  return tidy(said(element))
}

const tidy = (text: string) =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,;:?!)])/gu, '')
    .trim()
