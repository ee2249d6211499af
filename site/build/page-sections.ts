import { Parser } from 'htmlparser2'

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

/** Rows of the table of figures have an address each: they are found as figures. */
const isFigureRow = (name: string, id = '') => name === 'tr' && id.startsWith('figure-')

/** `Download`, behind the name and the size of a file: files are found by themselves. */
const isDownload = (name: string, href = '') => name === 'a' && href.startsWith('/downloads/')

/** Keeps a quantity on one line; its text belongs to the word beside it. */
const isUnbroken = (name: string, classes = '') => name === 'span' && classes === 'nowrap'

type OpenElement = {
  name: string
  skips: boolean
  unbroken: boolean
  /** Of a dialog or a section: the address that its first heading takes. */
  address: string
  /** The section that goes on behind this element, which is one by itself. */
  after?: PageSection
}

/** Reads a page as its parser meets it. */
class SectionReader {
  readonly sections: PageSection[] = []
  #current = this.#begin('', '')
  readonly #open: OpenElement[] = []
  #skips = 0
  #heading: { level: string; text: string; id: string } | undefined
  #subhead = ''
  /** What the tabs of the page are called, by the address of their panels. */
  readonly #tabs = new Map<string, string>()
  #tab = ''

  open(name: string, { id = '', ...attributes }: Record<string, string>): void {
    if (name === 'a' && this.#isOpen('nav')) this.#tab = attributes.href ?? ''
    const skips =
      skipped.test(name) ||
      attributes['aria-hidden'] === 'true' ||
      isFigureRow(name, id) ||
      isDownload(name, attributes.href)
    const unbroken = isUnbroken(name, attributes.class)
    const address = name === 'dialog' || name === 'section' ? id : ''
    const element: OpenElement = { name, skips, unbroken, address }
    this.#open.push(element)
    if (skips) this.#skips += 1
    if (!this.#reads) return
    if (!unbroken) this.#current.words += ' '
    if (name === 'dialog') element.after = this.#current
    const tab = this.#tabs.get(`#${id}`)
    if (id && name === 'div' && (tab || this.#isOpen('details'))) {
      element.after = this.#current
      this.#current = this.#begin(tab ?? this.#subhead, id)
    } else if (/^h[2-4]$/u.test(name)) this.#heading = { level: name, text: '', id }
  }

  text(text: string): void {
    if (this.#tab) this.#tabs.set(this.#tab, text)
    if (!this.#reads) return
    if (this.#heading) this.#heading.text += text
    else this.#current.words += text
  }

  close(name: string): void {
    if (name === 'a') this.#tab = ''
    const element = this.#open.pop()
    if (element?.skips) this.#skips -= 1
    if (!element || element.skips || !this.#reads) return
    if (!element.unbroken) this.#current.words += ' '
    if (this.#heading?.level === name) this.#endHeading(this.#heading)
    if (element.after) this.#current = element.after
  }

  #endHeading({ level, text, id }: { level: string; text: string; id: string }): void {
    this.#heading = undefined
    const said = tidy(text)
    if (level !== 'h2') {
      this.#subhead = said
      this.#current.subheads.push(said)
      return
    }
    const around = this.#open.findLast(({ address }) => address)
    this.#current = this.#begin(said, around?.address || id)
    if (around) around.address = ''
  }

  get #reads(): boolean {
    return this.#skips === 0 && this.#isOpen('main')
  }

  #isOpen(name: string): boolean {
    return this.#open.some((element) => element.name === name)
  }

  #begin(heading: string, id: string): PageSection {
    const section = { heading, id, subheads: [], words: '' }
    this.sections.push(section)
    return section
  }
}

/**
 * The sections of a finished page as a reader meets them: what stands in `main`, part by part. A dialog, the panel
 * of a tab and a row that opens at an address are sections of their own.
 *
 * @param html a whole page whose headings have addresses (`section-anchors.ts`).
 */
export function pageSections(html: string): PageSection[] {
  const reader = new SectionReader()
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  })
  parser.end(html)
  return reader.sections
    .map((section) => ({ ...section, words: tidy(section.words) }))
    .filter(({ words, heading }) => words || heading)
}

const tidy = (text: string) =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,;:?!)])/gu, '')
    .trim()
