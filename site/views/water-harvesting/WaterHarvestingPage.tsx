import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { IceToPortPart } from '../../graphics/ice-to-port/IceToPortPart.tsx'
import { Banner } from '../../sections/Banner.tsx'
import { ContourQuote } from '../../sections/ContourQuote.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { SectionCut } from '../../sections/SectionCut.tsx'
import { SplitHero } from '../../sections/SplitHero.tsx'
import { StickyRail } from '../../sections/StickyRail.tsx'
import type { PageProps } from '../../words/language.ts'
import { plant } from './Plant.tsx'
import { valve } from './Valve.tsx'
import { waterHarvestingSections } from './water-harvesting-sections.ts'

export function WaterHarvestingPage({ language }: PageProps) {
  const sections = waterHarvestingSections(language)
  const { collection, threeWayValve } = sections
  return (
    <>
      <SplitHero
        way={wayTo('/water-harvesting', language)}
        {...sections.hero}
        drawing={<IceToPortPart {...sections.hero.drawing} part={[670, 330, 360, 300]} />}
      />
      {collection && <SectionCut {...collection} drawing={plant(collection.drawing)} />}
      {sections.promise && <ContourQuote {...sections.promise} />}
      {sections.day && <FigureLine {...sections.day} ground="paper" />}
      {threeWayValve && <StickyRail {...threeWayValve} drawing={valve(threeWayValve.drawing)} />}
      <Banner {...sections.next} picture={picture('valley-winter', language)} />
    </>
  )
}
