import { picture } from '../../assets/pictures.ts'
import { alkalineWater as words } from '../../content/alkaline-water.ts'
import { wayTo } from '../../content/way-to.ts'
import { PhScale } from '../../graphics/alkaline-water/PhScale.tsx'
import { Comparison } from '../../sections/Comparison.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { TextBesidePicture } from '../../sections/TextBesidePicture.tsx'
import { WidePlot } from '../../sections/WidePlot.tsx'
import { PhScaleUpright } from './PhScaleUpright.tsx'

const { plot } = words

export function AlkalineWaterPage() {
  return (
    <>
      <Hero
        way={wayTo('/alkaline-water')}
        variant="default"
        picture={picture('drop')}
        {...words.hero}
      />
      {plot && <WidePlot {...plot} across={PhScale} upright={PhScaleUpright} />}
      {words.voices && <Comparison {...words.voices} enormous />}
      {words.premium && <DefinitionColumns {...words.premium} widths={[7, 5, 4]} />}
      <TextBesidePicture {...words.next} picture={picture('ripples')} />
    </>
  )
}
