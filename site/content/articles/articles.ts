/** The articles of the resources page, and what they are called as a feed. */
import { filtrationSpans } from '../../figures/water-figures.ts'
import type en from '../../words/articles/en.json'
import type { Language } from '../../words/language.ts'
import { wordsOf } from '../../words/words-of.ts'
import { editionDate, editionDay } from '../documents/document-words.ts'
import { type ArticleWords, shownArticle, wordsIn } from './article-words.ts'

/** Words that a reader takes in a minute, at the pace of a text with figures in it. */
const pace = 200

const dateIn = (language: Language) => ({ iso: editionDate, text: editionDay(language) })

const articleAt = (language: Language, id: string) =>
  wordsOf<typeof en>('site/words/articles', language, `article:${id}`)

/** Each with the time it takes to read, such as `4 min read`; a started minute counts. */
export function articles(language: Language) {
  const { text } = wordsOf<typeof en>('site/words/articles', language)
  const timed = (article: ArticleWords) => ({
    ...article,
    readTime: text('readTime', { minutes: Math.ceil(wordsIn(article) / pace) }),
  })
  return [
    timed(waterAnalysis(language)),
    timed(flexitank(language)),
    timed(lava(language)),
  ] as const
}

/** What the feed and each article say of themselves. */
export function articleNames(language: Language) {
  const { author, feed } = wordsOf<typeof en>('site/words/articles', language).words
  return { author, feed: { address: '/articles.atom', ...feed } } as const
}

function waterAnalysis(language: Language): ArticleWords {
  const id = 'reading-a-water-sheet'
  const { words, figures } = articleAt(language, id)
  const { title, excerpt, category, parts, next } = words.waterAnalysis
  return shownArticle({
    id,
    title,
    excerpt,
    category,
    date: dateIn(language),
    parts: [
      parts.opening,
      parts.ph,
      parts.solids,
      parts.minerals,
      { ...parts.purity, needs: figures.purity.text },
      parts.questions,
      parts.order,
    ],
    next: { href: '/know-your-water', label: next },
  })
}

function flexitank(language: Language): ArticleWords {
  const id = 'one-flexitank'
  const { title, excerpt, category, parts, next } = articleAt(language, id).words.flexitank
  return shownArticle({
    id,
    title,
    excerpt,
    category,
    date: dateIn(language),
    parts: [
      parts.opening,
      parts.dock,
      parts.weight,
      parts.weeks,
      parts.samples,
      parts.saved,
      parts.order,
    ],
    next: { href: '/bulk-glacier-water', label: next },
  })
}

function lava(language: Language): ArticleWords {
  const id = 'lava-as-a-filter'
  const { title, excerpt, category, parts, next } = articleAt(language, id).words.lava
  return shownArticle({
    id,
    title,
    excerpt,
    category,
    date: dateIn(language),
    parts: [
      parts.opening,
      parts.holdsBack,
      parts.keepsOut,
      parts.takesAlong,
      { ...parts.years, needs: filtrationSpans() },
      parts.checks,
      parts.product,
    ],
    next: { href: '/natural-filtration', label: next },
  })
}
