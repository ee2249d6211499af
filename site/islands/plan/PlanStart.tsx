import { functionPath } from '../../../contract/functions.ts'
import { planFields } from '../../../contract/plan-address.ts'
import type { PlanWords } from '../../../contract/words/contract-words.ts'
import type { Language } from '../../../contract/words/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import '../../ui/Action.css'
import './NeedFields.css'
import { LanguageOfPlan } from './LanguageOfPlan.tsx'
import { PlanChoices } from './PlanChoices.tsx'
import { PlanField } from './PlanField.tsx'
import './PlanStart.css'

type PlanStartProps = {
  words: {
    form: PlanWords['form']
    /** Litres a person a day that stand in the field. */
    litresADay: number | undefined
    days: string
    submit: string
    /** Where the form leads with script, and in which language the server answers without it. */
    planner: string
    language: Language
  }
}

/**
 * The first fields of a plan. Drawn once, without an island: the form leads on to the planner
 * (`site/views/bulk-delivery/plan-start.ts`), and without script to the server's page of the plan.
 */
export function PlanStart({ words }: PlanStartProps) {
  const { form, litresADay, days, submit, planner, language } = words
  const { by, people, litresAMonth } = form
  return (
    <form
      className="plan-start need-fields"
      method="get"
      action={functionPath('plan')}
      aria-label={submit}
      autoComplete="off"
      data-plan-start={planner}
    >
      <LanguageOfPlan language={language} />
      <PlanChoices
        name={planFields.by}
        legend={by.label}
        options={[
          { value: 'people', label: by.options.people },
          { value: 'volume', label: by.options.volume },
        ]}
        chosen="people"
        row={2}
      />
      <div className="need-fields-people plan-pair">
        <PlanField field="people" label={people.label} errors={{}} required />
        <PlanField
          field="litresADay"
          label={form.litresADay.label}
          initial={litresADay === undefined ? '' : String(litresADay)}
          decimal
          errors={{}}
        />
      </div>
      <div className="need-fields-volume">
        <PlanField field="litresAMonth" label={litresAMonth.label} errors={{}} required />
      </div>
      <PlanField field="time" label={days} initial="30" errors={{}} />
      <button type="submit" className="action action-primary">
        <span>{submit}</span>
        <Icon name="arrow-right" />
      </button>
    </form>
  )
}
