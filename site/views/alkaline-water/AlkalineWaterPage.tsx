import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { PhScale } from '../../graphics/alkaline-water/PhScale.tsx'
import { Banner } from '../../sections/Banner.tsx'
import { Comparison } from '../../sections/Comparison.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { WidePlot } from '../../sections/WidePlot.tsx'
import type { PageProps } from '../../words/language.ts'
import { alkalineWaterSections } from './alkaline-water-sections.ts'
import { PhScaleUpright } from './PhScaleUpright.tsx'

export function AlkalineWaterPage({ language }: PageProps) {
  const sections = alkalineWaterSections(language)
  return (
    <>
      <Hero
        way={wayTo('/alkaline-water', language)}
        variant="default"
        picture={picture('drop', language)}
        {...sections.hero}
      />
      {sections.plot && <WidePlot {...sections.plot} across={PhScale} upright={PhScaleUpright} />}
      {sections.ranges && <Comparison {...sections.ranges} ground="firn" enormous />}
      {sections.premium && (
        <DefinitionColumns {...sections.premium} widths={[7, 5, 4]} ground="ice" />
      )}
      <Banner {...sections.next} picture={picture('rain-rings', language)} />
    </>
  )
}
