/** The articles of the resources page, and what they are called as a feed. */
import { type ArticleFile, articleFile, articleIn } from '../../../contract/article-file.ts'
import { foldersBelow } from '../../../contract/words/read-words.ts'
import { dayIn } from '../../figures/number-text.ts'
import type en from '../../words/articles/en.json'
import type { Language } from '../../words/language.ts'
import { wordsOf } from '../../words/words-of.ts'
import { type ArticleWords, shownArticle, wordsIn } from './article-words.ts'

/** Words that a reader takes in a minute, at the pace of a text with figures in it. */
const pace = 200

const folder = 'site/words/articles'

type TimedArticle = ArticleWords & {
  /** A started minute counts: `4 min read`. */
  readTime: string
}

/** Every article, the newest first. Throws where there is none: the page lists one at least. */
export function articles(language: Language): readonly [TimedArticle, ...TimedArticle[]] {
  const { text } = wordsOf<typeof en>(folder, language)
  const [newest, ...older] = foldersBelow(folder)
    .map((name) => articleAt(name, language))
    .sort((one, other) => other.date.iso.localeCompare(one.date.iso))
    .map((article) => ({
      ...article,
      readTime: text('readTime', { minutes: Math.ceil(wordsIn(article) / pace) }),
    }))
  if (!newest) throw new Error(`${folder}/en.json: feed: there is no article left to list`)
  return [newest, ...older]
}

/** What the feed and each article say of themselves. */
export function articleNames(language: Language) {
  const { author, feed } = wordsOf<typeof en>(folder, language).words
  return { author, feed: { address: '/articles.atom', ...feed } } as const
}

function articleAt(id: string, language: Language): ArticleWords {
  const file = articleFile(id)
  if (!articleIn(file)) throw new Error(`${file}: title: ${id} is no name for an article`)
  const { words } = wordsOf<ArticleFile>(`${folder}/${id}`, language, `article:${id}`)
  const { date, next, ...texts } = words
  return shownArticle({
    ...texts,
    id,
    date: { iso: date, text: dayIn(date, language) },
    next: { href: next.href as `/${string}`, label: next.label },
  })
}
