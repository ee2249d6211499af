import { siteConfig } from '../../site.config.ts'
import { type ArticleWords, readTimeOf } from './articles/article-words.ts'
import { lavaAsAFilter } from './articles/lava-as-a-filter.ts'
import { oneFlexitank } from './articles/one-flexitank.ts'
import { readingAWaterSheet } from './articles/reading-a-water-sheet.ts'
import { edition } from './documents/document-words.ts'
import type { HeroWords } from './page-words.ts'

const timed = (article: ArticleWords) => ({ ...article, readTime: readTimeOf(article) })

export const resources = {
  hero: {
    title: 'Resources',
    subtitle: 'Three articles, six documents, three media packs.',
    description:
      'To read, to file, to print. Pictures here and across the site are renderings, not photographs of company places.',
    actions: [
      { href: '#downloads', label: 'Documents' },
      { href: '#media', label: 'Media packs' },
    ],
  },
  articles: {
    heading: 'Insight articles',
    note: `Written by the team from what is stated and from general science, and marked where neither reaches. Dated ${edition.text}.`,
    author: `The ${siteConfig.companyName} team`,
    label: 'Read more',
    closing: 'Close',
    entries: [timed(readingAWaterSheet), timed(oneFlexitank), timed(lavaAsAFilter)],
  },
  documents: {
    id: 'downloads',
    heading: 'Documents',
    note: `A4, set for print and for screen readers. Each ends in a register of its figures with their scope, as stated on ${edition.text}.`,
    caption: 'Sheet area follows file size; contours schematic.',
    label: 'Download',
    index: 'Index of the documents',
  },
  media: {
    id: 'media',
    heading: 'Media packs',
    note: 'For whoever reports about the company. Each pack has a note on what you may do with it, and on what its pictures are.',
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
    field: { label: 'E-mail address', button: 'Subscribe' },
    terms: [
      {
        term: 'What is sent',
        text: 'New and changed papers on this page: an article, a new edition of a document, a figure that was corrected. No fixed rhythm, and nothing else.',
      },
      {
        term: 'How you come in',
        text: 'You get one mail with a link and a button behind it. Until you press that button we send nothing more.',
      },
      {
        term: 'How you leave',
        text: 'Every mail carries a link that unsubscribes you. No account, no question why.',
      },
    ],
  },
} as const satisfies { hero: HeroWords } & Record<string, unknown>
