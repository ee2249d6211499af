import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { sizeOf } from '../../build/downloads.ts'
import { spokenSize } from '../../build/file-size.ts'
import { Checklist } from '../../sections/Checklist.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FullBleed } from '../../sections/FullBleed.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { MarginMap } from '../../sections/MarginMap.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import { fileFacts } from '../../words/file-facts.ts'
import type { PageProps } from '../../words/language.ts'
import { Catchment } from './Catchment.tsx'
import { QualityReports } from './QualityReports.tsx'
import { sourceOfWaterSections } from './source-of-water-sections.ts'

const facts = fileFacts('en').pdf(spokenSize(sizeOf('quality-sheet.pdf'), 'en'))

export function SourceOfWaterPage({ language }: PageProps) {
  const sections = sourceOfWaterSections(language)
  const { features, monitoring, reports } = sections
  return (
    <>
      <Hero {...heroMedia('/source-of-water', 'lagoon', language)} {...sections.hero} />
      {features && (
        <MarginMap {...features} notesAt="beside">
          <Catchment {...features.drawing} />
        </MarginMap>
      )}
      {sections.edge && (
        <FullBleed {...sections.edge} picture={picture('glacier-front', language)} />
      )}
      {sections.criteria && <Checklist {...sections.criteria} />}
      {monitoring && (
        <PlateLedger {...monitoring} ground="firn">
          {reports && <QualityReports {...reports} file={{ ...reports.file, facts }} />}
        </PlateLedger>
      )}
      <EndLine {...sections.next} />
    </>
  )
}
