import { useRef } from 'react'
import { planFacts, planInWords, verdictInWords } from '../../../contract/plan-words.ts'
import type { PlanFigures, PlanInput, SupplyPlan } from '../../../contract/supply-plan.ts'
import { OrderScale } from '../../graphics/plan/OrderScale.tsx'
import { TermList } from '../../ui/TermList.tsx'
import { counted, fillWords, inFull } from './fill-words.ts'
import './PlanOutcome.css'
import { Kept } from './Kept.tsx'
import type { PlannerWords } from './planner-words.ts'
import { useWidth } from './use-width.ts'

/** What is announced after a change: `188 containers, 188 a month`. */
export function headline(plan: SupplyPlan, { unit, aMonth }: PlannerWords['outcome']): string {
  return `${inFull(plan.containers)} ${counted(unit, plan.containers)}, ${inFull(plan.containersAMonth)} ${aMonth}`
}

type PlanOutcomeProps = {
  words: PlannerWords
  figures: PlanFigures
  input: PlanInput
  plan: SupplyPlan
}

/** How many containers, how they go, and the same water in other measures. */
export function PlanOutcome({ words, figures, input, plan }: PlanOutcomeProps) {
  const scale = useRef<HTMLDivElement>(null)
  const width = useWidth(scale)
  const { purpose } = input
  const aMonth = plan.containersAMonth
  const relief = purpose === 'relief' && aMonth >= figures.emergency[0]
  const range = relief ? figures.emergency : figures.regular
  const rangeText = `${range[0]}–${range[1]}`
  // The first two facts stand above, large.
  const measures = planFacts(plan, figures).slice(2)
  return (
    <div className="plan-outcome">
      <h3 className="label">{words.outcome.heading}</h3>
      <p className="plan-outcome-asked">
        <Kept text={planInWords(input)} />
      </p>
      <div className="plan-outcome-figures">
        <p>
          <b>{inFull(plan.containers)}</b>{' '}
          <span>{counted(words.outcome.unit, plan.containers)}</span>
        </p>
        <p>
          <b>{inFull(aMonth)}</b> <span>{words.outcome.aMonth}</span>
        </p>
      </div>
      <div className="plan-outcome-scale">
        <div ref={scale}>
          {width && (
            <OrderScale
              containers={aMonth}
              range={range}
              most={relief ? figures.emergencyMost : range[1]}
              width={width}
              title={words.scale.title}
              description={fillWords(words.scale.description, {
                containers: inFull(aMonth),
                range: rangeText,
              })}
            />
          )}
        </div>
        <p className="note">
          <Kept text={fillWords(words.scale.caption, { range: rangeText })} />
        </p>
      </div>
      <p className="plan-outcome-verdict" data-ask={plan.verdict.order === 'ask' || undefined}>
        <Kept text={verdictInWords(plan.verdict, { purpose, aMonth }, figures)} />
      </p>
      <TermList
        className="plan-outcome-measures"
        terms={measures.map(([label, text]) => ({ term: <Kept text={label} />, text }))}
      />
    </div>
  )
}
