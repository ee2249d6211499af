import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Checklist } from '../../sections/Checklist.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { PlateGrid } from '../../sections/PlateGrid.tsx'
import { SplitHero } from '../../sections/SplitHero.tsx'
import { WidePlot } from '../../sections/WidePlot.tsx'
import type { PageProps } from '../../words/language.ts'
import { DayStrip } from './DayStrip.tsx'
import { DayStripUpright } from './DayStripUpright.tsx'
import { waterFactorySections } from './water-factory-sections.ts'

export function WaterFactoryPage({ language }: PageProps) {
  const sections = waterFactorySections(language)
  const { day, gallery, certificates } = sections
  return (
    <>
      <SplitHero
        way={wayTo('/water-factory', language)}
        picture={picture('hose-coupling', language)}
        {...sections.hero}
      />
      {day && <WidePlot {...day} across={DayStrip} upright={DayStripUpright} edgeToEdge />}
      {sections.capacity && <Ledger {...sections.capacity} ground="white" />}
      {gallery && (
        <PlateGrid
          {...gallery}
          plates={gallery.plates.map((view) => ({
            ...view,
            picture: picture(view.picture, language),
          }))}
          ground="ice"
        />
      )}
      {certificates && <Checklist {...certificates} />}
      {sections.markets && <IndexList {...sections.markets} />}
      <EndLine {...sections.next} />
    </>
  )
}
