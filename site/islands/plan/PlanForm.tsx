import type { ReactNode, RefObject } from 'react'
import { functionPath } from '../../../contract/functions.ts'
import { planFields, timeUnits } from '../../../contract/plan-address.ts'
import { purposes, reserves } from '../../../contract/supply-plan.ts'
import { Icon } from '../../ui/Icon.tsx'
import '../../ui/Action.css'
import { examplePlan } from './example-plan.ts'
import { LanguageOfPlan } from './LanguageOfPlan.tsx'
import { NeedFields } from './NeedFields.tsx'
import { PlanChoices } from './PlanChoices.tsx'
import { type FieldSentences, PlanField } from './PlanField.tsx'
import './PlanForm.css'
import { PlanSelect } from './PlanSelect.tsx'
import { followPurpose } from './plan-controls.ts'
import type { PlannerWords } from './planner-words.ts'

type PlanFormProps = {
  form: RefObject<HTMLFormElement | null>
  words: PlannerWords
  errors: FieldSentences
  ready: boolean
  litresADay: string
  /** Litres a person a day, the least in an emergency. */
  minimumADay: number | undefined
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
  const said = words.said.form
  return (
    <form
      ref={form}
      className="plan-form"
      method="get"
      action={functionPath('plan')}
      aria-label={said.submit}
      autoComplete="off"
      noValidate={ready}
      onInput={(event) => {
        if ((event.target as HTMLInputElement).name === planFields.purpose)
          followPurpose(event.currentTarget, props.minimumADay)
        props.onChange()
      }}
      onBlur={(event) => props.onLeave((event.target as Element).getAttribute('name') ?? '')}
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      <PlanChoices
        name={planFields.purpose}
        legend={said.purpose.label}
        options={purposes.map((value) => ({ value, label: said.purpose.options[value] }))}
        chosen={examplePlan.purpose}
        row={4}
      />
      <NeedFields words={words} errors={errors} ready={ready} litresADay={litresADay} />
      <div className="plan-pair plan-form-time">
        <PlanField
          field="time"
          label={said.time.label}
          initial={String(examplePlan.days)}
          errors={errors}
        />
        <PlanSelect
          field="unit"
          label={said.unit.label}
          options={timeUnits.map((value) => ({ value, label: said.unit.options[value] }))}
        />
      </div>
      <PlanChoices
        name={planFields.reserve}
        legend={said.reserve.label}
        options={reserves.map((days) => ({
          value: String(days),
          label: said.reserve.options[days],
        }))}
        chosen={String(examplePlan.reserve)}
        row={3}
      />
      <PlanField
        field="storage"
        label={said.storage.label}
        hint={said.storage.hint}
        errors={errors}
      />
      {props.children}
      <div className="plan-pair">
        <PlanSelect
          field="month"
          label={said.month.label}
          open={said.month.open}
          options={props.months}
          control={props.monthControl}
        />
        <PlanSelect
          field="format"
          label={said.format.label}
          open={said.format.open}
          options={Object.entries(words.formats).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <LanguageOfPlan language={words.said.language} />
      <button type="submit" className="action action-outline">
        <span>{said.submit}</span>
        <Icon name="arrow-right" />
      </button>
    </form>
  )
}
