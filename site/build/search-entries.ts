import { documentFile, documentPath } from '../../contract/document-files.ts'
import type {
  FigureEntry,
  FileEntry,
  SearchIndex,
  SectionEntry,
} from '../../contract/search-index.ts'
import { firstLanguage } from '../../contract/words/language.ts'
import { documentsIn } from '../content/documents/document-series.ts'
import type { ShownDocument } from '../content/documents/shown-document.ts'
import { publicFigures } from '../content/figures-sheet.ts'
import { type MediaPack, mediaPacks } from '../content/media-packs.ts'
import { type PagePath, unlistedPaths } from '../content/page-paths.ts'
import { routeOf, routesIn } from '../content/routes.ts'
import { mediaKeywords, searchWords } from '../content/search.ts'
import { addressFor, isPublishedIn } from '../content/translated-pages.ts'
import type { Figure } from '../figures/figure.ts'
import { fileFacts } from '../words/file-facts.ts'
import type { Language } from '../words/language.ts'
import { sizeOf } from './downloads.ts'
import { spokenSize } from './file-size.ts'
import type { FinishedPage } from './finished-pages/finished-page.ts'
import { pageSections } from './finished-pages/page-sections.ts'

const sectionsOf = (page: FinishedPage): SectionEntry[] =>
  pageSections(page).map((section) => ({ ...section, subheads: section.subheads.join(' · ') }))

/** What the search reads: the finished pages, section by section, with the figures and files of the site. */
export function searchIndex(finished: readonly FinishedPage[], language: Language): SearchIndex {
  const pages = routesIn(language).map(({ path, name, title, description }) => ({
    path: addressFor(path, language),
    name,
    title,
    about: description,
    sections: finished
      // Too little stands on the team's pages to be looked for: they are found by their name alone.
      .filter((page) => page.path === path && !unlistedPaths.includes(path))
      .flatMap(sectionsOf),
  }))
  const sections = new Map(pages.map(({ path, sections }) => [path, sections]))
  const shown = (path: PagePath) => isPublishedIn(path, language)
  return {
    ...searchWords(language),
    pages,
    figures: publicFigures(language).flatMap(({ heading, entries }) =>
      entries.flatMap(({ figure, pages: [...paths] }) =>
        figureEntry(
          figure,
          heading,
          paths.filter(shown),
          (path) => sections.get(addressFor(path, language)) ?? [],
        ),
      ),
    ),
    files: [...filesIn(language)],
  }
}

/** What is set in another language; the packs are English, and are found on English pages alone. */
function filesIn(language: Language): FileEntry[] {
  const packs = language === firstLanguage ? mediaPacks(language) : []
  return [
    ...documentsIn(language).map(({ words }) => documentEntry(words, language)),
    ...packs.map((pack) => packEntry(pack, language)),
  ]
}

/** A figure leads to the section that prints it; where a drawing alone shows it, to its page. */
function figureEntry(
  figure: Figure,
  heading: string,
  paths: readonly PagePath[],
  sectionsOf: (path: PagePath) => readonly SectionEntry[],
): FigureEntry[] {
  const printed = [figure.text, figure.amount, figure.number]
  const places = paths.flatMap((path) => sectionsOf(path).map((section) => ({ path, section })))
  const place = printed
    .map((text) =>
      places.find(({ section }) => `${section.heading} ${section.words}`.includes(text)),
    )
    .find(Boolean)
  const path = place?.path ?? paths[0]
  if (!path) return []
  return [
    {
      text: figure.text,
      label: figure.label,
      keywords: [...new Set([figure.short, figure.values.join(' '), heading])].join(' '),
      basis: figure.basisText,
      href: addressFor(path, figure.language) + (place?.section.id ? `#${place.section.id}` : ''),
      place: routeOf(path, figure.language).name,
    },
  ]
}

function documentEntry(words: ShownDocument, language: Language): FileEntry {
  const held = words.parts.flatMap((part) => (part.kind === 'section' ? [part.heading] : []))
  return {
    title: words.title,
    about: words.description,
    keywords: [
      words.category,
      words.subtitle,
      ...held,
      ...words.register.map(({ label }) => label),
    ].join(' · '),
    facts: fileFacts(language).pdf(
      spokenSize(sizeOf(documentFile(words.slug, language)), language),
    ),
    href: documentPath(words.slug, language),
  }
}

function packEntry({ slug, title, text }: MediaPack, language: Language): FileEntry {
  return {
    title,
    about: text,
    keywords: mediaKeywords(language),
    facts: fileFacts(language).zip(spokenSize(sizeOf(`${slug}.zip`), language)),
    href: `/downloads/${slug}.zip`,
  }
}
