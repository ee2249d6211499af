import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { Banner } from '../../sections/Banner.tsx'
import { ContourQuote } from '../../sections/ContourQuote.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import type { PageProps } from '../../words/language.ts'
import { DepthCut } from './DepthCut.tsx'
import { RangeAxis } from './RangeAxis.tsx'
import { waterPuritySections } from './water-purity-sections.ts'

export function WaterPurityPage({ language }: PageProps) {
  const sections = waterPuritySections(language)
  return (
    <>
      <Hero {...heroMedia('/water-purity', 'caustics', language)} {...sections.hero} />
      {sections.readings && <PlateLedger {...sections.readings} />}
      {sections.cut && <DepthCut {...sections.cut} />}
      {sections.minerals && <RangeAxis {...sections.minerals} />}
      {sections.analysis && <DefinitionColumns {...sections.analysis} id="analysis" ground="ice" />}
      {sections.quote && <ContourQuote {...sections.quote} />}
      <Banner {...sections.next} picture={picture('sunlit-ice', language)} />
    </>
  )
}
