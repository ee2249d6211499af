import { siteConfig } from '../../site.config.ts'
import { type ArticleWords, readTimeOf } from './articles/article-words.ts'
import { lavaAsAFilter } from './articles/lava-as-a-filter.ts'
import { oneFlexitank } from './articles/one-flexitank.ts'
import { readingAWaterSheet } from './articles/reading-a-water-sheet.ts'
import { edition } from './documents/document-words.ts'
import type { HeroWords } from './page-words.ts'

const timed = (article: ArticleWords) => ({ ...article, readTime: readTimeOf(article) })
const dated = `Edition of ${edition.text}.`

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
    author: `The ${siteConfig.companyName} team`,
    label: 'Read more',
    closing: 'Close',
    entries: [timed(readingAWaterSheet), timed(oneFlexitank), timed(lavaAsAFilter)],
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
} as const satisfies { hero: HeroWords } & Record<string, unknown>
