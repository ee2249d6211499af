import { type Definition, DefinitionRow } from '../../sections/DefinitionColumns.tsx'
import { FoldedOnPhones } from '../../ui/FoldedOnPhones.tsx'
import './TownPlanning.css'

type TownPlanningProps = {
  heading: string
  fold: string
  definitions: readonly Definition[]
}

/** What a town's supply is planned from, below its table; on phones a row that opens. */
export function TownPlanning({ heading, fold, definitions }: TownPlanningProps) {
  return (
    <FoldedOnPhones summary={fold}>
      <div className="town-planning">
        <h3>{heading}</h3>
        <DefinitionRow definitions={definitions} termsAs="h4" />
      </div>
    </FoldedOnPhones>
  )
}
