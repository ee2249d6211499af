import type { ComponentProps } from 'react'
import { siteConfig } from '../../../site.config.ts'
import { type PictureName, picture } from '../../assets/pictures.ts'
import { sizeOf } from '../../build/downloads.ts'
import { spokenSize } from '../../build/file-size.ts'
import { articleNames, articles } from '../../content/articles/articles.ts'
import { documentSeries } from '../../content/documents/document-series.ts'
import { seriesWords } from '../../content/documents/series-words.ts'
import type { ShownDocument } from '../../content/documents/shown-document.ts'
import { insidePack, type MediaPack, mediaPacks, packNumber } from '../../content/media-packs.ts'
import { membersOf } from '../../documents/packs/members.ts'
import type { MarginMap } from '../../sections/MarginMap.tsx'
import { fileFacts } from '../../words/file-facts.ts'
import type { Language } from '../../words/language.ts'
import { ArticleText } from './ArticleText.tsx'
import { ContactSheet } from './ContactSheet.tsx'
import { type Cover, CoverSheet } from './DocumentCovers.tsx'
import { packDrawings } from './PackDrawings.tsx'
import type { resourcesSections } from './resources-sections.ts'
import { UnfoldingRow } from './UnfoldingRow.tsx'

type Words = ReturnType<typeof resourcesSections>

/** The articles as rows that open. */
export function unfoldingArticles(language: Language, { open, close }: Words['articles']) {
  const { author } = articleNames(language)
  return allOf(articles(language), (article) => ({
    title: article.title,
    end: {
      unfolds: (
        <UnfoldingRow
          anchor={article.id}
          title={article.title}
          text={article.excerpt}
          meta={[article.category, author, article.date.text, article.readTime]}
          label={open}
          closing={close}
          body={<ArticleText {...article} day={article.date} author={author} />}
        />
      ),
    },
  }))
}

/** The documents by their first pages, and as notes beside them with the sizes of the files. */
export function indexedDocuments(language: Language, { download }: Words['documents']) {
  const documents = documentSeries(language)
  const covers = documents.map(coverOf)
  const notes: ComponentProps<typeof MarginMap>['notes'] = documents.map((words, at) => {
    const cover = coverOf(words, at, documents)
    const weight = spokenSize(sizeOf(`${words.slug}.pdf`), language)
    return {
      mark: String(at + 1),
      title: words.title,
      text: words.description,
      file: {
        href: cover.href,
        label: download,
        facts: fileFacts(language).pdf(weight),
        kind: words.category,
      },
      crop: <CoverSheet cover={cover} at={at} />,
    }
  })
  return { covers, notes }
}

/** As `setCover` sets it on the first page. */
function coverOf(
  { slug, title, subtitle, plate, facts, language }: ShownDocument,
  at: number,
  { length: count }: readonly ShownDocument[],
): Cover {
  return {
    title,
    subtitle,
    href: `/downloads/${slug}.pdf`,
    plate,
    facts,
    company: siteConfig.companyName,
    place: seriesWords(language).text('place', { number: at + 1, count }),
  }
}

/** The packs as contact sheets of what is in them, with the sizes of the files. */
export function mediaPlates(language: Language, words: Words['media']) {
  return allOf(mediaPacks(language), (pack, at) => ({
    number: packNumber(language, at + 1),
    caption: words.caption[pack.kind],
    shape: 'third' as const,
    drawing: (
      <ContactSheet
        across={entriesIn(pack) > 8 && pack.kind === 'pictures' ? 3 : 2}
        frames={framesOf(pack, language)}
      />
    ),
    file: {
      title: pack.title,
      text: `${pack.text} ${insidePack(language, pack.kind, entriesIn(pack))}`,
      href: `/downloads/${pack.slug}.zip`,
      label: words.download,
      facts: fileFacts(language).zip(spokenSize(sizeOf(`${pack.slug}.zip`), language)),
    },
  }))
}

type Filled<Entry> = readonly [Entry, ...Entry[]]

/** As `map`, for lists that are never empty and stay so. */
function allOf<From, To>(
  [first, ...others]: Filled<From>,
  draw: (from: From, at: number) => To,
): Filled<To> {
  return [draw(first, 0), ...others.map((other, at) => draw(other, at + 1))]
}

function entriesIn(pack: MediaPack): number {
  return pack.kind === 'pictures' ? membersOf(pack).length : pack.drawings.length
}

/** As many as make a sheet of pictures about as high as one of drawings. */
const mostPictures = 12

function framesOf(
  pack: MediaPack,
  language: Language,
): ComponentProps<typeof ContactSheet>['frames'] {
  if (pack.kind === 'drawings') return packDrawings(language, siteConfig.companyName)
  return membersOf(pack)
    .slice(0, mostPictures)
    .map(({ name }) => ({ name, picture: picture(name as PictureName, language) }))
}
