import { useRef } from 'react'
import { verdictInWords } from '../../../contract/plan-verdict.ts'
import { containersInWords, planFacts, planInWords } from '../../../contract/plan-words.ts'
import type { PlanFigures, PlanInput, SupplyPlan } from '../../../contract/supply-plan.ts'
import { fillWords, inNumerals } from '../../../contract/words/fill-words.ts'
import { OrderScale } from '../../graphics/plan/OrderScale.tsx'
import { FoldedOnPhones } from '../../ui/FoldedOnPhones.tsx'
import { TermList } from '../../ui/TermList.tsx'
import './PlanOutcome.css'
import { Kept } from './Kept.tsx'
import type { PlannerWords } from './planner-words.ts'
import { useWidth } from './use-width.ts'

type PlanOutcomeProps = {
  words: PlannerWords
  figures: PlanFigures
  input: PlanInput
  plan: SupplyPlan
  /** Whether it is the plan that the form comes with. */
  example: boolean
}

/** What is announced after a change: `188 containers, 188 a month. A large emergency order …`. */
export function announced({ words, figures, input, plan }: Omit<PlanOutcomeProps, 'example'>) {
  const { said, outcome } = words
  const all = containersInWords(plan.containers, said)
  const values = { all, month: plan.containersAMonth }
  const headline = fillWords(outcome.headline, values, said.language)
  return `${headline} ${verdictInWords(input, plan, figures, said)}`
}

/** How many containers, how they go, and the same water in other measures. */
export function PlanOutcome({ words, figures, input, plan, example }: PlanOutcomeProps) {
  const { said } = words
  const { language } = said
  const aMonth = plan.containersAMonth
  const verdict = verdictInWords(input, plan, figures, said)
  // The first two facts stand above, large.
  const measures = planFacts(plan, figures, said).slice(2)
  return (
    <div className="plan-outcome">
      <h3>{words.outcome.heading}</h3>
      {example && <p className="plan-outcome-example">{said.example}</p>}
      <p className="plan-outcome-asked">
        <Kept text={planInWords(input, said)} />
      </p>
      <div className="plan-outcome-figures">
        <p>
          <b>{inNumerals(plan.containers, language)}</b>{' '}
          <span>
            {fillWords(words.outcome.containers, { containers: plan.containers }, language)}
          </span>
        </p>
        <p>
          <b>{inNumerals(aMonth, language)}</b> <span>{words.outcome.aMonth}</span>
        </p>
      </div>
      <Scale words={words} figures={figures} relief={input.purpose === 'relief'} aMonth={aMonth} />
      {verdict && (
        <p className="plan-outcome-verdict" data-over={plan.verdict?.order === 'over' || undefined}>
          <Kept text={verdict} />
        </p>
      )}
      <FoldedOnPhones summary={words.outcome.measures}>
        <TermList
          className="plan-outcome-measures"
          terms={measures.map(({ label, value }) => ({ term: <Kept text={label} />, text: value }))}
        />
      </FoldedOnPhones>
    </div>
  )
}

type ScaleProps = { words: PlannerWords; figures: PlanFigures; relief: boolean; aMonth: number }

/** The plan's month beside the containers of an order; nothing where the owner withholds those. */
function Scale({ words: { scale: words, said }, figures, relief, aMonth }: ScaleProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const range = relief ? figures.emergency : figures.regular
  if (!range) return null
  const values = { containers: aMonth, least: range[0], most: range[1] }
  const fill = (text: string) => fillWords(text, values, said.language)
  return (
    <div className="plan-outcome-scale">
      <div ref={frame}>
        {width && (
          <OrderScale
            containers={aMonth}
            range={range}
            most={(relief && figures.emergencyMost) || range[1]}
            width={width}
            title={words.title}
            description={fill(words.description)}
          />
        )}
      </div>
      <p className="note">
        <Kept text={fill(words.caption)} />
      </p>
    </div>
  )
}
