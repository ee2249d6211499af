import { newsletterForm } from '../../build/newsletter-form.ts'
import { figuresSheet } from '../../content/figures-sheet.ts'
import { resources as words } from '../../content/resources.ts'
import { FormSheet } from '../../sections/FormSheet.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { MarginMap } from '../../sections/MarginMap.tsx'
import { PlateGrid } from '../../sections/PlateGrid.tsx'
import { FiguresSheet } from './FiguresSheet.tsx'
import { IndexSheets } from './IndexSheets.tsx'
import { NewsletterSheet } from './NewsletterSheet.tsx'
import { indexedDocuments, mediaPlates, unfoldingArticles } from './ResourceItems.tsx'

const { heading, note } = words.articles
const { files, notes } = indexedDocuments(words.documents)
const { field, ...newsletter } = words.newsletter

export function ResourcesPage() {
  return (
    <>
      <Hero variant="sheet" crop="upstream" {...words.hero} />
      <IndexList
        {...{ heading, note }}
        ground="white"
        entries={unfoldingArticles(words.articles)}
      />
      <MarginMap {...words.documents} lead="notes" notesAt="beside" notes={notes}>
        <IndexSheets label={words.documents.index} files={files} />
      </MarginMap>
      <PlateGrid
        id={words.media.id}
        heading={words.media.heading}
        note={words.media.note}
        ground="firn"
        plates={mediaPlates(words.media)}
      />
      <FiguresSheet {...figuresSheet('en')} />
      <FormSheet {...newsletter}>
        <NewsletterSheet
          id="resources-newsletter"
          {...newsletterForm}
          name={newsletter.heading}
          {...field}
        />
      </FormSheet>
    </>
  )
}
