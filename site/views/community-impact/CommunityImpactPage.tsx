import { picture } from '../../assets/pictures.ts'
import { Checklist } from '../../sections/Checklist.tsx'
import { Comparison } from '../../sections/Comparison.tsx'
import { CountField } from '../../sections/CountField.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { StickyRail } from '../../sections/StickyRail.tsx'
import { TextBesidePicture } from '../../sections/TextBesidePicture.tsx'
import { communityImpact as words } from './community-impact-sections.ts'
import { OneContainer, StowagePlan, StowagePlanUpright } from './StowagePlan.tsx'
import { tapStand } from './TapStand.tsx'

const { given, pillars } = words

export function CommunityImpactPage() {
  return (
    <>
      <Hero variant="split" picture={picture('school-tap')} {...words.hero} />
      {given && (
        <CountField
          {...given}
          across={StowagePlan}
          upright={StowagePlanUpright}
          mark={OneContainer}
          ground="firn"
        />
      )}
      {words.statistics && <FigureLine {...words.statistics} ground="paper" />}
      {pillars && <StickyRail {...pillars} drawing={tapStand(pillars.drawing)} />}
      {words.impact && <Comparison {...words.impact} />}
      {words.benefits && <Checklist {...words.benefits} ground="white" />}
      <TextBesidePicture {...words.next} picture={picture('aurora')} />
    </>
  )
}
