import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Banner } from '../../sections/Banner.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import type { PageProps } from '../../words/language.ts'
import { GaugeRun } from './GaugeRun.tsx'
import { ourGoalsSections } from './our-goals-sections.ts'

export function OurGoalsPage({ language }: PageProps) {
  const sections = ourGoalsSections(language)
  return (
    <>
      <Hero
        way={wayTo('/our-goals', language)}
        variant="default"
        picture={picture('calm-sea', language)}
        {...sections.hero}
      />
      {sections.goals && (
        <GaugeRun {...sections.goals}>
          {sections.commitments && <IndexList {...sections.commitments} head="above" />}
        </GaugeRun>
      )}
      <Banner {...sections.next} picture={picture('sea-stacks', language)} />
    </>
  )
}
