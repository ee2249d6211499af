import { newsletterForm } from '../../build/newsletter-form.ts'
import { figuresSheet } from '../../content/figures-sheet.ts'
import { FormSheet } from '../../sections/FormSheet.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { MarginMap } from '../../sections/MarginMap.tsx'
import { PlateGrid } from '../../sections/PlateGrid.tsx'
import { SheetHero } from '../../sections/SheetHero.tsx'
import type { PageProps } from '../../words/language.ts'
import { DocumentCovers } from './DocumentCovers.tsx'
import { FiguresSheet } from './FiguresSheet.tsx'
import { NewsletterSheet } from './NewsletterSheet.tsx'
import { indexedDocuments, mediaPlates, unfoldingArticles } from './ResourceItems.tsx'
import { resourcesSections } from './resources-sections.ts'

export function ResourcesPage({ language }: PageProps) {
  const { hero, articles, documents, media, newsletter } = resourcesSections(language)
  const { covers, notes } = indexedDocuments(language, documents)
  return (
    <>
      <SheetHero crop="upstream" {...hero} />
      <IndexList
        heading={articles.heading}
        note={articles.note}
        ground="white"
        entries={unfoldingArticles(language, articles)}
      />
      <MarginMap
        id={documents.id}
        heading={documents.heading}
        note={documents.note}
        caption={documents.caption}
        lead="notes"
        notesAt="beside"
        notes={notes}
      >
        <DocumentCovers label={documents.index} covers={covers} />
      </MarginMap>
      <PlateGrid
        id={media.id}
        heading={media.heading}
        note={media.note}
        ground="firn"
        plates={mediaPlates(language, media)}
      />
      <FiguresSheet {...figuresSheet(language)} />
      <FormSheet id={newsletter.id} heading={newsletter.heading} terms={newsletter.terms}>
        <NewsletterSheet
          id="resources-newsletter"
          {...newsletterForm(language)}
          name={newsletter.heading}
          {...newsletter.field}
        />
      </FormSheet>
    </>
  )
}
