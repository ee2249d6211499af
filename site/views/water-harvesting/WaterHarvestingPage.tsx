import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { ContourQuote } from '../../sections/ContourQuote.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { SectionCut } from '../../sections/SectionCut.tsx'
import { StickyRail } from '../../sections/StickyRail.tsx'
import { TextBesidePicture } from '../../sections/TextBesidePicture.tsx'
import type { PageProps } from '../../words/language.ts'
import { plant } from './Plant.tsx'
import { valve } from './Valve.tsx'
import { waterHarvestingSections } from './water-harvesting-sections.ts'

export function WaterHarvestingPage({ language }: PageProps) {
  const sections = waterHarvestingSections(language)
  const { collection, threeWayValve } = sections
  return (
    <>
      <Hero
        way={wayTo('/water-harvesting', language)}
        variant="default"
        picture={picture('still-water', language)}
        {...sections.hero}
      />
      {collection && <SectionCut {...collection} drawing={plant(collection.drawing)} />}
      {sections.promise && <ContourQuote {...sections.promise} />}
      {sections.day && <FigureLine {...sections.day} ground="paper" />}
      {threeWayValve && <StickyRail {...threeWayValve} drawing={valve(threeWayValve.drawing)} />}
      <TextBesidePicture
        {...sections.next}
        picture={picture('caustics', language)}
        ground="white"
      />
    </>
  )
}
