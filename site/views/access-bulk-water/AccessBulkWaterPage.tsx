import type { ReactNode } from 'react'
import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { Matrix } from '../../sections/Matrix.tsx'
import { Specimen } from '../../sections/Specimen.tsx'
import { SupplyPlan } from '../../sections/SupplyPlan.tsx'
import type { PageProps } from '../../words/language.ts'
import { accessBulkWaterSections } from './access-bulk-water-sections.ts'
import { EmergencyOrder } from './EmergencyOrder.tsx'
import { servedBy, waysOf } from './People.tsx'
import { PeopleServed } from './PeopleServed.tsx'
import { smartContainer } from './SmartContainer.tsx'
import { TownPlanning } from './TownPlanning.tsx'

/** @param children the supply planner, which runs in the browser. */
export function AccessBulkWaterPage({ language, children }: PageProps & { children?: ReactNode }) {
  const sections = accessBulkWaterSections(language)
  const { people, plan, smart, towns, townsAfter } = sections
  return (
    <>
      <Hero
        way={wayTo('/access-bulk-water', language)}
        variant="default"
        picture={picture('container-sand', language)}
        {...sections.hero}
      />
      {sections.emergency && <EmergencyOrder id="emergency" {...sections.emergency} />}
      {people && (
        <PeopleServed
          id="people"
          {...people}
          ways={waysOf(people.ways)}
          served={servedBy(people.served)}
        />
      )}
      {towns && (
        <Ledger id="towns" {...towns} ground="white">
          {townsAfter && <TownPlanning {...townsAfter} />}
        </Ledger>
      )}
      {plan && (
        <SupplyPlan id="plan" heading={plan.heading} note={plan.note}>
          {children}
        </SupplyPlan>
      )}
      {sections.options && <Matrix {...sections.options} folded />}
      {smart && <Specimen {...smart} drawing={smartContainer(smart.drawing)} ground="white" />}
      {sections.reach && <FigureLine {...sections.reach} ground="paper" />}
      {sections.groups && <DefinitionColumns {...sections.groups} folded ground="firn" />}
      <EndLine {...sections.next} />
    </>
  )
}
