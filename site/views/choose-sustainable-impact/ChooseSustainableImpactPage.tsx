import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Checklist } from '../../sections/Checklist.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { StickyRail } from '../../sections/StickyRail.tsx'
import { withColumns } from './Columns.tsx'
import { chooseSustainableImpact as words } from './choose-sustainable-impact-sections.ts'
import { HungFigures } from './HungFigures.tsx'
import { well } from './Well.tsx'

const { pillars, outcomes } = words

export function ChooseSustainableImpactPage() {
  return (
    <>
      <Hero
        way={wayTo('/choose-sustainable-impact')}
        variant="default"
        picture={picture('ice-field')}
        {...words.hero}
      />
      {pillars && <StickyRail {...pillars} drawing={well(pillars.drawing)} />}
      {words.metrics && <HungFigures {...words.metrics} />}
      {outcomes && (
        <Multiples
          {...outcomes}
          items={withColumns(outcomes.items, outcomes.before)}
          narrow="side by side"
          ground="ice"
        />
      )}
      {words.practices && <Checklist {...words.practices} />}
      <EndLine {...words.next} />
    </>
  )
}
