import type { ComponentProps } from 'react'
import type { FormSheet } from '../sections/FormSheet.tsx'
import type { IndexList } from '../sections/IndexList.tsx'
import type { MarginMap } from '../sections/MarginMap.tsx'
import type { NewsletterField } from '../sections/NewsletterField.tsx'
import type { PlateGrid } from '../sections/PlateGrid.tsx'
import type { ArticleWords } from './articles/article-words.ts'
import { articleNames, articles } from './articles/articles.ts'
import { edition } from './documents/document-words.ts'
import type { MediaPack } from './media-packs.ts'
import type { HeroWords } from './page-words.ts'
import type { WordsOf } from './section-words.ts'

type Article = ArticleWords & { readTime: string }

const dated = `Edition of ${edition.text}.`

type ResourcesWords = {
  hero: HeroWords
  articles: WordsOf<typeof IndexList, 'entries'> & {
    author: string
    label: string
    closing: string
    entries: readonly [Article, ...Article[]]
  }
  documents: WordsOf<typeof MarginMap, 'notes'> & { label: string; index: string }
  media: WordsOf<typeof PlateGrid, 'plates'> & {
    label: string
    plate: string
    caption: Record<MediaPack['kind'], string>
    inside: Record<MediaPack['kind'], string>
  }
  newsletter: WordsOf<typeof FormSheet> & {
    field: Pick<ComponentProps<typeof NewsletterField>, 'label' | 'button'>
  }
}

export const resources = {
  hero: {
    title: 'Resources',
    subtitle: 'Data sheets, guides, articles and pictures.',
    description:
      'For buyers, engineers, sponsors and the press. Free, with no form to fill in. All pictures are renderings.',
    actions: [
      { href: '#downloads', label: 'Documents' },
      { href: '#media', label: 'Media packs' },
    ],
  },
  articles: {
    heading: 'Insight articles',
    note: `For the people who buy, receive and test water. ${dated}`,
    author: articleNames('en').author,
    label: 'Read more',
    closing: 'Close',
    entries: articles('en'),
  },
  documents: {
    id: 'downloads',
    heading: 'Documents',
    note: `A4, for print and for screen readers. Each ends with its figures in one table. ${dated}`,
    caption: 'A larger sheet is a larger file. Contours not to scale.',
    label: 'Download',
    index: 'Index of the documents',
  },
  media: {
    id: 'media',
    heading: 'Media packs',
    note: 'For press, speakers and teachers. Each pack holds a note on how you may use it.',
    label: 'Download Pack',
    plate: 'Pack',
    caption: {
      pictures: 'Contact sheet: every rendering in the pack.',
      drawings: 'Contact sheet: some of the drawings in the pack.',
    },
    inside: { pictures: 'renderings, JPEG', drawings: 'vectors, SVG' },
  },
  newsletter: {
    id: 'newsletter',
    heading: 'Newsletter',
    field: { label: 'Email address', button: 'Subscribe' },
    terms: [
      {
        term: 'What is sent',
        text: 'New articles, and new editions of our documents and figures. Nothing else.',
      },
      {
        term: 'How you join',
        text: 'One mail comes with a link. Press the button behind it, and you are in.',
      },
      {
        term: 'How you leave',
        text: 'Every mail carries a link to unsubscribe. One press is enough.',
      },
    ],
  },
} as const satisfies ResourcesWords
