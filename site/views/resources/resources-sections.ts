import { editionDay } from '../../content/documents/document-words.ts'
import type { Language } from '../../words/language.ts'
import { openingOf } from '../../words/links-of.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page around its articles, files and figures, section by section; no figure stands in it. */
export function resourcesSections(language: Language) {
  const { words, text } = wordsOf<typeof en>('site/views/resources', language, '/resources')
  const { hero, articles, documents, media, newsletter } = words
  const dated = text('edition', { day: editionDay(language) })

  return {
    hero: openingOf(hero, ['#downloads', 'documents'], ['#media', 'media']),
    articles: {
      heading: articles.heading,
      note: `${articles.note} ${dated}`,
      open: articles.open,
      close: articles.close,
    },
    documents: {
      id: 'downloads',
      heading: documents.heading,
      note: `${documents.note} ${dated}`,
      caption: documents.caption,
      download: documents.download,
      index: documents.index,
    },
    media: {
      id: 'media',
      heading: media.heading,
      note: media.note,
      download: media.download,
      caption: { pictures: media.caption.pictures, drawings: media.caption.drawings },
    },
    newsletter: {
      id: 'newsletter',
      heading: newsletter.heading,
      field: { label: newsletter.address, button: newsletter.subscribe },
      terms: [newsletter.sent, newsletter.join, newsletter.leave].map(({ term, text }) => ({
        term,
        text,
      })),
    },
  } as const
}
