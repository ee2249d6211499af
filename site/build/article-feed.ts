import type { ArticleWords } from '../content/articles/article-words.ts'
import { articleNames, articles } from '../content/articles/articles.ts'
import { settings } from '../settings.ts'
import type { Language } from '../words/language.ts'
import { xmlText } from './xml-text.ts'

const addressOf = (path: string) => xmlText(new URL(path, settings.publicUrl).href)
/** A day of an edition, as an instant. */
const instant = (day: string) => new Date(day).toISOString()

/** The articles with their whole text, by RFC 4287. */
export function articleFeed(language: Language): string {
  const { author, feed } = articleNames(language)
  const entries = articles(language)
  const newest = Math.max(...entries.map(({ date }) => Date.parse(date.iso)))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${xmlText(feed.title)}</title>
  <subtitle>${xmlText(feed.subtitle)}</subtitle>
  <id>${addressOf(feed.address)}</id>
  <link rel="self" type="application/atom+xml" href="${addressOf(feed.address)}"/>
  <link rel="alternate" type="text/html" href="${addressOf('/resources')}"/>
  <icon>${addressOf('/icon-192.png')}</icon>
  <updated>${new Date(newest).toISOString()}</updated>
  <author><name>${xmlText(author)}</name><uri>${addressOf('/about')}</uri></author>
${entries.map(entry).join('\n')}
</feed>
`
}

function entry(article: ArticleWords): string {
  const address = addressOf(`/resources#${article.id}`)
  return `  <entry>
    <title>${xmlText(article.title)}</title>
    <id>${address}</id>
    <link rel="alternate" type="text/html" href="${address}"/>
    <updated>${instant(article.date.iso)}</updated>
    <category term="${xmlText(article.category)}"/>
    <summary>${xmlText(article.excerpt)}</summary>
    <content type="html">${xmlText(textOf(article))}</content>
  </entry>`
}

function textOf({ parts, next }: ArticleWords): string {
  const paragraphs = parts.flatMap(({ heading, paragraphs }) => [
    ...(heading ? [`<h2>${xmlText(heading)}</h2>`] : []),
    ...paragraphs.map((text) => `<p>${xmlText(text)}</p>`),
  ])
  return `${paragraphs.join('')}<p><a href="${addressOf(next.href)}">${xmlText(next.label)}</a></p>`
}
