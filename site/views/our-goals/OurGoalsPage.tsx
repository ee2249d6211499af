import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Hero } from '../../sections/Hero.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { TextBesidePicture } from '../../sections/TextBesidePicture.tsx'
import { GaugeRun } from './GaugeRun.tsx'
import { ourGoals as words } from './our-goals-sections.ts'

export function OurGoalsPage() {
  return (
    <>
      <Hero
        way={wayTo('/our-goals')}
        variant="default"
        picture={picture('calm-sea')}
        {...words.hero}
      />
      {words.goals && (
        <GaugeRun {...words.goals}>
          {words.commitments && <IndexList {...words.commitments} head="above" />}
        </GaugeRun>
      )}
      <TextBesidePicture {...words.next} picture={picture('black-sand')} ground="white" />
    </>
  )
}
