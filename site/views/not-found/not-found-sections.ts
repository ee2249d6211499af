import { nameOf } from '../../content/all-pages.ts'
import { navigation } from '../../content/navigation.ts'
import type { PagePath } from '../../content/page-paths.ts'
import type { Language } from '../../words/language.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

const marks = ['A', 'B', 'C'] as const

/** What the page says of itself, and the map with the ways on from it. */
export function notFoundSections(language: Language) {
  const linkTo = (path: PagePath) => ({ href: path, label: nameOf(path, language) })
  const { meta, sheet, map } = wordsOf<typeof en>('site/views/not-found', language).words
  return {
    meta: { ...meta },
    sheet: {
      code: sheet.code,
      title: sheet.title,
      action: { href: '/', label: sheet.home },
      drawing: { id: 'unmapped', ...sheet.drawing, marks },
    },
    map: {
      caption: map.caption,
      notes: [
        ...navigation(language).groups.map((group, index) => ({
          mark: marks[index] ?? '',
          title: group.label,
          links: group.paths.map(linkTo),
        })),
        { mark: '?', title: map.questions, links: [linkTo('/contact')] },
      ],
    },
  } as const
}
