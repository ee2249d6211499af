import type { ReactNode } from 'react'
import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Banner } from '../../sections/Banner.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Matrix } from '../../sections/Matrix.tsx'
import { Specimen } from '../../sections/Specimen.tsx'
import { SupplyPlan } from '../../sections/SupplyPlan.tsx'
import { accessBulkWater as words } from './access-bulk-water-sections.ts'
import { EmergencyOrder } from './EmergencyOrder.tsx'
import { servedBy, waysOf } from './People.tsx'
import { PeopleServed } from './PeopleServed.tsx'
import { smartContainer } from './SmartContainer.tsx'

const { emergency, people, plan, smart } = words

/** What the supply planner is handed; nothing where there is no planner. */
export const supplyPlanner = plan && { figures: plan.figures, words: plan.words }

/** @param children the supply planner, which runs in the browser. */
export function AccessBulkWaterPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <Hero
        way={wayTo('/access-bulk-water')}
        variant="default"
        picture={picture('container-sand')}
        {...words.hero}
      />
      {emergency && <EmergencyOrder {...emergency} />}
      {people && (
        <PeopleServed {...people} ways={waysOf(people.ways)} served={servedBy(people.served)} />
      )}
      {plan && (
        <SupplyPlan id={plan.id} heading={plan.heading} note={plan.note}>
          {children}
        </SupplyPlan>
      )}
      {words.options && <Matrix {...words.options} />}
      {smart && <Specimen {...smart} drawing={smartContainer(smart.drawing)} ground="ice" />}
      {words.reach && <FigureLine {...words.reach} ground="paper" />}
      {words.groups && <DefinitionColumns {...words.groups} ground="firn" />}
      <Banner {...words.next} picture={picture('ripples')} />
    </>
  )
}
