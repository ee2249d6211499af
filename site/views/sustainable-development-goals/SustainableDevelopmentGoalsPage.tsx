import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import { TextBesidePicture } from '../../sections/TextBesidePicture.tsx'
import { sustainableDevelopmentGoals as words } from './sustainable-development-goals-sections.ts'
import { ringScale, withDrops } from './TargetDrops.tsx'

const { targets } = words

export function SustainableDevelopmentGoalsPage() {
  return (
    <>
      <Hero {...heroMedia('/sustainable-development-goals', 'ripples')} {...words.hero} />
      {words.strategy && <DefinitionColumns {...words.strategy} widths={[1.15, 1, 1, 1.15]} />}
      {targets && (
        <Multiples {...targets} items={withDrops(targets.items)} scale={ringScale(targets.scale)} />
      )}
      {words.conference && <PlateLedger {...words.conference} ground="firn" />}
      <TextBesidePicture {...words.next} picture={picture('clear-ice')} ground="white" />
    </>
  )
}
