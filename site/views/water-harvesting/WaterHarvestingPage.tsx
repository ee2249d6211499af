import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { ContourQuote } from '../../sections/ContourQuote.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { SectionCut } from '../../sections/SectionCut.tsx'
import { StickyRail } from '../../sections/StickyRail.tsx'
import { TextBesidePicture } from '../../sections/TextBesidePicture.tsx'
import { plant } from './Plant.tsx'
import { valve } from './Valve.tsx'
import { waterHarvesting as words } from './water-harvesting-sections.ts'

const { collection, technologies } = words

export function WaterHarvestingPage() {
  return (
    <>
      <Hero
        way={wayTo('/water-harvesting')}
        variant="default"
        picture={picture('still-water')}
        {...words.hero}
      />
      {collection && <SectionCut {...collection} drawing={plant(collection.drawing)} />}
      {words.promise && <ContourQuote {...words.promise} />}
      {words.statistics && <FigureLine {...words.statistics} ground="paper" />}
      {technologies && <StickyRail {...technologies} drawing={valve(technologies.drawing)} />}
      <TextBesidePicture {...words.next} picture={picture('caustics')} ground="white" />
    </>
  )
}
