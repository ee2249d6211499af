import { wayTo } from '../../content/way-to.ts'
import { Checklist } from '../../sections/Checklist.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { SplitHero } from '../../sections/SplitHero.tsx'
import type { PageProps } from '../../words/language.ts'
import { withColumns } from './Columns.tsx'
import { chooseSustainableImpactSections } from './choose-sustainable-impact-sections.ts'
import { HungFigures } from './HungFigures.tsx'
import { Well, WellSoFar } from './Well.tsx'

export function ChooseSustainableImpactPage({ language }: PageProps) {
  const sections = chooseSustainableImpactSections(language)
  const { pillars, outcomes } = sections
  return (
    <>
      <SplitHero
        way={wayTo('/choose-sustainable-impact', language)}
        {...sections.hero}
        drawing={<Well {...sections.hero.drawing} />}
      />
      {pillars && (
        <DefinitionColumns
          {...pillars}
          definitions={pillars.definitions.map((pillar, place) => ({
            ...pillar,
            drawing: <WellSoFar id={sections.hero.drawing.id} built={place + 1} />,
          }))}
          ground="ice"
        />
      )}
      {sections.metrics && <HungFigures {...sections.metrics} />}
      {outcomes && (
        <Multiples
          {...outcomes}
          items={withColumns(outcomes.items, outcomes.before)}
          narrow="side by side"
          ground="ice"
        />
      )}
      {sections.practices && <Checklist {...sections.practices} />}
      <EndLine {...sections.next} />
    </>
  )
}
