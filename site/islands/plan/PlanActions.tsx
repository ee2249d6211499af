import { useState } from 'react'
import { functionPath } from '../../../contract/functions.ts'
import { planQuoteLink } from '../../../contract/plan-link.ts'
import { planPath } from '../../../contract/quote.ts'
import type { PlanInput, SupplyPlan } from '../../../contract/supply-plan.ts'
import type { PlanWords } from '../../../contract/words/contract-words.ts'
import { firstLanguage, languageField } from '../../../contract/words/language.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import './PlanActions.css'
import type { ActionWords } from './planner-words.ts'

type PlanActionsProps = {
  words: ActionWords
  said: PlanWords
  input: PlanInput
  plan: SupplyPlan
  /** The port in words, also one that we do not know. */
  place: string | undefined
  address: string
}

/** What to do with a plan: ask for a quote, print it, keep it, hand on its address. */
export function PlanActions({ words, said, input, plan, place, address }: PlanActionsProps) {
  const { language } = said
  const sheet = language === firstLanguage ? '' : `${languageField}=${language}&`
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.origin + planPath(address, language))
      setOutcome('copied')
    } catch {
      // On plain http browsers offer no clipboard.
      setOutcome('refused')
    }
  }

  return (
    <div className="plan-actions">
      <ActionLink
        href={planQuoteLink(input, plan, place, language)}
        label={said.quote}
        kind="primary"
      />
      <p>
        <button type="button" className="action action-text" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" className="action action-text" onClick={printPlan}>
          {words.print}
        </button>
        <a className="action action-text" href={`${functionPath('plan')}.pdf?${sheet}${address}`}>
          {words.pdf}
        </a>
        <span role="status" className="note">
          {outcome === 'copied' && words.copied}
          {outcome === 'refused' && words.refused}
        </span>
      </p>
    </div>
  )
}

/** Prints the plan without the rest of the page. */
function printPlan(): void {
  const { dataset } = document.documentElement
  dataset.paper = 'plan'
  addEventListener('afterprint', () => delete dataset.paper, { once: true })
  print()
}
