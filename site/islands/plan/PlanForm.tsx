import type { ReactNode, RefObject } from 'react'
import { functionPath } from '../../../contract/functions.ts'
import { planFields, timeUnits } from '../../../contract/plan-address.ts'
import { purposeLabels } from '../../../contract/plan-words.ts'
import { purposes, reserves } from '../../../contract/supply-plan.ts'
import { Icon } from '../../ui/Icon.tsx'
import '../../ui/Action.css'
import { NeedFields } from './NeedFields.tsx'
import { PlanChoices } from './PlanChoices.tsx'
import { type PlanErrors, PlanField } from './PlanField.tsx'
import './PlanForm.css'
import { PlanSelect } from './PlanSelect.tsx'
import type { PlanFormWords } from './planner-words.ts'

type PlanFormProps = {
  form: RefObject<HTMLFormElement | null>
  words: PlanFormWords
  errors: PlanErrors
  ready: boolean
  litresADay: string
  months: readonly { value: string; label: string }[]
  monthControl: RefObject<HTMLSelectElement | null>
  onChange: () => void
  onLeave: (field: string) => void
  onSubmit: () => void
  /** The field of the port. */
  children: ReactNode
}

/** Everything a plan is made of. Without script the server answers it with the plan. */
export function PlanForm(props: PlanFormProps) {
  const { form, words, errors, ready, litresADay } = props
  return (
    <form
      ref={form}
      className="plan-form"
      method="get"
      action={functionPath('plan')}
      aria-label={words.submit}
      autoComplete="off"
      noValidate={ready}
      onInput={props.onChange}
      onBlur={(event) => props.onLeave((event.target as Element).getAttribute('name') ?? '')}
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      <PlanChoices
        name={planFields.purpose}
        legend={words.legend}
        options={purposes.map((value) => ({ value, label: purposeLabels[value] }))}
        chosen="town"
        row={4}
      />
      <NeedFields words={words} errors={errors} ready={ready} litresADay={litresADay} />
      <div className="plan-pair plan-form-time">
        <PlanField field="time" label={words.time.label} initial="30" errors={errors} />
        <PlanSelect
          field="unit"
          label={words.time.unit}
          options={timeUnits.map((value) => ({ value, label: words.time.units[value] }))}
        />
      </div>
      <PlanChoices
        name={planFields.reserve}
        legend={words.reserve.legend}
        options={reserves.map((days) => ({
          value: String(days),
          label: words.reserve.choices[days],
        }))}
        chosen="7"
        row={3}
      />
      <PlanField
        field="storage"
        label={words.storage.label}
        hint={words.storage.hint}
        errors={errors}
      />
      {props.children}
      <div className="plan-pair">
        <PlanSelect
          field="month"
          label={words.month.label}
          open={words.month.open}
          options={props.months}
          control={props.monthControl}
        />
        <PlanSelect
          field="format"
          label={words.format.label}
          open={words.format.open}
          options={Object.entries(words.format.options).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <button type="submit" className="action action-outline">
        <span>{words.submit}</span>
        <Icon name="arrow-right" />
      </button>
    </form>
  )
}
