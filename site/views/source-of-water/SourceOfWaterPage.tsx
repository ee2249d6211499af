import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { sizeOf } from '../../build/downloads.ts'
import { spokenSize } from '../../build/file-size.ts'
import { Banner } from '../../sections/Banner.tsx'
import { Checklist } from '../../sections/Checklist.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { MarginMap } from '../../sections/MarginMap.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import { Catchment } from './Catchment.tsx'
import { QualityReports } from './QualityReports.tsx'
import { sourceOfWater as words } from './source-of-water-sections.ts'

const { monitoring } = words
const facts = `PDF, ${spokenSize(sizeOf('quality-sheet.pdf'))}`

export function SourceOfWaterPage() {
  return (
    <>
      <Hero {...heroMedia('/source-of-water', 'lagoon')} {...words.hero} />
      {words.features && (
        <MarginMap {...words.features} notesAt="beside">
          <Catchment {...words.features.drawing} />
        </MarginMap>
      )}
      {words.criteria && <Checklist {...words.criteria} />}
      {monitoring && (
        <PlateLedger {...monitoring}>
          <QualityReports {...monitoring.reports} file={{ ...monitoring.reports.file, facts }} />
        </PlateLedger>
      )}
      <Banner {...words.next} picture={picture('glacier-front')} />
    </>
  )
}
