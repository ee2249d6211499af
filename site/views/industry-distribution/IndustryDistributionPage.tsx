import { wayTo } from '../../content/way-to.ts'
import { CountField } from '../../sections/CountField.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { PlateGrid } from '../../sections/PlateGrid.tsx'
import { SheetHero } from '../../sections/SheetHero.tsx'
import { StickyRail } from '../../sections/StickyRail.tsx'
import type { PageProps } from '../../words/language.ts'
import { dock } from './Dock.tsx'
import { industryDistributionSections } from './industry-distribution-sections.ts'
import { withSections } from './Plates.tsx'
import { Street } from './Street.tsx'
import { Deliveries, DeliveriesUpright, OneStroke } from './Strokes.tsx'

export function IndustryDistributionPage({ language }: PageProps) {
  const sections = industryDistributionSections(language)
  const { industries, deliveries } = sections
  return (
    <>
      <SheetHero
        way={wayTo('/industry-distribution', language)}
        crop="upstream"
        {...sections.hero}
      />
      {sections.street && <Street {...sections.street.drawing} />}
      {industries && <PlateGrid {...industries} plates={withSections(industries.plates)} />}
      {deliveries ? (
        <CountField
          {...deliveries}
          across={Deliveries}
          upright={DeliveriesUpright}
          mark={OneStroke}
          edgeToEdge
        />
      ) : (
        sections.reach && <FigureLine {...sections.reach} ground="paper" />
      )}
      {sections.dock && (
        <StickyRail {...sections.dock} drawing={dock(sections.dock.drawing)} ground="firn" />
      )}
      <EndLine {...sections.next} />
    </>
  )
}
