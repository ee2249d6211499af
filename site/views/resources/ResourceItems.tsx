import type { ComponentProps } from 'react'
import { siteConfig } from '../../../site.config.ts'
import { type PictureName, picture } from '../../assets/pictures.ts'
import { sizeOf } from '../../build/downloads.ts'
import { spokenSize } from '../../build/file-size.ts'
import { documentSeries } from '../../content/documents/document-series.ts'
import type { ShownDocument } from '../../content/documents/shown-document.ts'
import { type MediaPack, mediaPacks } from '../../content/media-packs.ts'
import type { resources } from '../../content/resources.ts'
import { membersOf } from '../../documents/packs/members.ts'
import type { MarginMap } from '../../sections/MarginMap.tsx'
import { ArticleText } from './ArticleText.tsx'
import { ContactSheet } from './ContactSheet.tsx'
import { type IndexedFile, SheetCrop } from './IndexSheets.tsx'
import { packDrawings } from './PackDrawings.tsx'
import { UnfoldingRow } from './UnfoldingRow.tsx'

type Words = typeof resources

/** The articles as rows that open. */
export function unfoldingArticles(words: Words['articles']) {
  const { author, label, closing } = words
  return allOf(words.entries, ({ id, title, excerpt, category, date, readTime, parts, next }) => ({
    title,
    end: {
      unfolds: (
        <UnfoldingRow
          anchor={id}
          title={title}
          text={excerpt}
          meta={[category, author, date.text, readTime]}
          label={label}
          closing={closing}
          body={<ArticleText parts={parts} author={author} day={date} next={next} />}
        />
      ),
    },
  }))
}

/** The documents as sheets of the index and as its notes, with the sizes of the files. */
export function indexedDocuments({ label }: Words['documents']) {
  const documents = documentSeries('en')
  const files = documents.map(fileOf)
  const notes: ComponentProps<typeof MarginMap>['notes'] = documents.map((words, at) => {
    const { href, weight } = fileOf(words)
    return {
      mark: String(at + 1),
      title: words.title,
      text: words.description,
      file: { href, label, facts: `PDF, ${weight}`, kind: words.category },
      crop: <SheetCrop files={files} at={at} />,
    }
  })
  return { files, notes }
}

function fileOf({ slug, title }: ShownDocument): IndexedFile {
  const size = sizeOf(`${slug}.pdf`)
  return { title, href: `/downloads/${slug}.pdf`, size, weight: spokenSize(size) }
}

/** The packs as contact sheets of what is in them, with the sizes of the files. */
export function mediaPlates(words: Words['media']) {
  return allOf(mediaPacks, (pack, at) => ({
    number: `${words.plate} ${at + 1}`,
    caption: words.caption[pack.kind],
    shape: 'third' as const,
    drawing: (
      <ContactSheet
        across={entriesIn(pack) > 8 && pack.kind === 'pictures' ? 3 : 2}
        frames={framesOf(pack)}
      />
    ),
    file: {
      title: pack.title,
      text: `${pack.text} ${entriesIn(pack)} ${words.inside[pack.kind]}, and a licence note.`,
      href: `/downloads/${pack.slug}.zip`,
      label: words.label,
      facts: `ZIP, ${spokenSize(sizeOf(`${pack.slug}.zip`))}`,
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

function framesOf(pack: MediaPack): ComponentProps<typeof ContactSheet>['frames'] {
  if (pack.kind === 'drawings') return packDrawings(siteConfig.companyName)
  return membersOf(pack).map(({ name }) => ({ name, picture: picture(name as PictureName) }))
}
