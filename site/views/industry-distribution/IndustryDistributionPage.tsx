import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Banner } from '../../sections/Banner.tsx'
import { CountField } from '../../sections/CountField.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { PlateGrid } from '../../sections/PlateGrid.tsx'
import { StickyRail } from '../../sections/StickyRail.tsx'
import { dock } from './Dock.tsx'
import { industryDistribution as words } from './industry-distribution-sections.ts'
import { withSections } from './Plates.tsx'
import { Deliveries, DeliveriesUpright, OneStroke } from './Strokes.tsx'

const { industries, deliveries, advantages } = words

export function IndustryDistributionPage() {
  return (
    <>
      <Hero
        way={wayTo('/industry-distribution')}
        variant="split"
        picture={picture('hotel-delivery')}
        {...words.hero}
      />
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
        words.reach && <FigureLine {...words.reach} ground="paper" />
      )}
      {advantages && (
        <StickyRail {...advantages} drawing={dock(advantages.drawing)} ground="firn" />
      )}
      <Banner {...words.next} picture={picture('ice-field')} />
    </>
  )
}
