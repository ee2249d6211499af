import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { Banner } from '../../sections/Banner.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import type { PageProps } from '../../words/language.ts'
import { sustainableDevelopmentGoalsSections } from './sustainable-development-goals-sections.ts'
import { ringScale, withDrops } from './TargetDrops.tsx'

export function SustainableDevelopmentGoalsPage({ language }: PageProps) {
  const sections = sustainableDevelopmentGoalsSections(language)
  const { strategy, targets, conference } = sections
  return (
    <>
      <Hero
        {...heroMedia('/sustainable-development-goals', 'ripples', language)}
        {...sections.hero}
      />
      {strategy && <DefinitionColumns {...strategy} widths={[1.15, 1, 1, 1.15]} />}
      {targets && (
        <Multiples {...targets} items={withDrops(targets.items)} scale={ringScale(targets.scale)} />
      )}
      {conference && <PlateLedger {...conference} ground="firn" />}
      <Banner {...sections.next} picture={picture('ice-on-sand', language)} />
    </>
  )
}
