import type { ArticleFile } from '../../../../contract/article-file.ts'

export type ArticlePart = ArticleFile['parts'][number]

/** A day as the calendar on the wall has it: `2026-11-24`. */
const dayOf = (instant: Date): string =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

export const emptyArticle = (title: string, today: Date): ArticleFile => ({
  ...{ title, excerpt: '', category: '', date: dayOf(today), parts: [{ paragraphs: [] }] },
  next: { href: '/contact', label: '' },
})

/** Paragraphs as they are typed: parted by an empty line. */
export const asTyped = ({ paragraphs }: ArticlePart): string => paragraphs.join('\n\n')

export const asParagraphs = (typed: string): string[] =>
  typed
    .split(/\n[^\S\n]*\n/)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')

/** A part in place of another; a heading that is emptied is left out. */
export function withPart(
  article: ArticleFile,
  place: number,
  { heading, ...part }: ArticlePart,
): ArticleFile {
  const next = heading ? { heading, ...part } : part
  return { ...article, parts: article.parts.map((each, at) => (at === place ? next : each)) }
}

export function withoutPart(article: ArticleFile, place: number): ArticleFile {
  return { ...article, parts: article.parts.filter((_, at) => at !== place) }
}

/** Each part one place up or down. */
export function movedPart(article: ArticleFile, place: number, by: -1 | 1): ArticleFile {
  const parts = [...article.parts]
  const [part] = parts.splice(place, 1)
  if (part) parts.splice(place + by, 0, part)
  return { ...article, parts }
}
