import { shown } from '../../words/shown.ts'

/** One article of the resources page. */
export type ArticleWords = {
  /** Anchor under which it opens. */
  id: string
  title: string
  excerpt: string
  category: string
  /** Day of this version. */
  date: { iso: string; text: string }
  parts: readonly {
    /** The first part opens without one. */
    heading?: string
    paragraphs: readonly string[]
    /** Figures without which the part makes no sense; they are not set. */
    needs?: string
  }[]
  /** Where a reader goes on. */
  next: { href: `/${string}`; label: string }
}

/** An article without the sentences, paragraphs and parts that hold a withheld figure. */
export function shownArticle(article: ArticleWords): ArticleWords {
  const { parts = [], excerpt = '' } = shown(article)
  return { ...article, excerpt, parts }
}

/** How many words an article has. */
export function wordsIn({ parts }: ArticleWords): number {
  return parts
    .flatMap(({ heading = '', paragraphs }) => [heading, ...paragraphs])
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '').length
}
