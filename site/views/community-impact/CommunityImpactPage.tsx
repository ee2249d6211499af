import { picture } from '../../assets/pictures.ts'
import { Checklist } from '../../sections/Checklist.tsx'
import { Comparison } from '../../sections/Comparison.tsx'
import { CountField } from '../../sections/CountField.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { SplitHero } from '../../sections/SplitHero.tsx'
import { StickyRail } from '../../sections/StickyRail.tsx'
import type { PageProps } from '../../words/language.ts'
import { CountedTable } from './CountedTable.tsx'
import { communityImpactSections } from './community-impact-sections.ts'
import { OneContainer, StowagePlan, StowagePlanUpright } from './StowagePlan.tsx'
import { tapStand } from './TapStand.tsx'

export function CommunityImpactPage({ language }: PageProps) {
  const sections = communityImpactSections(language)
  const { given, pillars } = sections
  return (
    <>
      <SplitHero picture={picture('falling-water', language)} {...sections.hero} />
      {given && (
        <CountField
          {...given}
          across={StowagePlan}
          upright={StowagePlanUpright}
          mark={OneContainer}
          ground="firn"
        />
      )}
      {sections.statistics && <FigureLine {...sections.statistics} ground="paper" />}
      {pillars && <StickyRail {...pillars} drawing={tapStand(pillars.drawing)} />}
      {sections.impact && <Comparison {...sections.impact} ground="ice" />}
      {sections.counted && <CountedTable id="counted" {...sections.counted} ground="white" />}
      {sections.benefits && <Checklist {...sections.benefits} ground="white" />}
      <EndLine {...sections.next} />
    </>
  )
}
