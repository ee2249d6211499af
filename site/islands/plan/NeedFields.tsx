import { useRef } from 'react'
import { planFields } from '../../../contract/plan-address.ts'
import { examplePlan } from './example-plan.ts'
import './NeedFields.css'
import { PlanChoices } from './PlanChoices.tsx'
import { controlId, type FieldSentences, PlanField } from './PlanField.tsx'
import type { PlannerWords } from './planner-words.ts'

type NeedFieldsProps = {
  words: PlannerWords
  errors: FieldSentences
  /** Whether the script runs: without it the number alone counts. */
  ready: boolean
  /** Litres a person a day as they are typed, to mark the named amount. */
  litresADay: string
}

/** How much water: for so many people, or so many litres a month. Only the chosen of the two is in sight. */
export function NeedFields({ words, errors, ready, litresADay }: NeedFieldsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { need, litresADay: named, said } = words
  const { by, people, litresADay: each, litresAMonth } = said.form

  function enter(litres: number): void {
    const input = frame.current?.querySelector<HTMLInputElement>(`#${controlId('litresADay')}`)
    if (!input) return
    input.value = String(litres)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className="need-fields" ref={frame}>
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
      <div className="need-fields-people">
        <div className="plan-pair">
          <PlanField
            field="people"
            label={people.label}
            initial={String(examplePlan.need.people)}
            errors={errors}
            required
          />
          <PlanField
            field="litresADay"
            label={each.label}
            initial={String(examplePlan.need.litresADay)}
            decimal
            errors={errors}
          />
        </div>
        <ul className="need-fields-choices">
          {named.map(({ litres, name, text, published }) => (
            <li key={litres}>
              <button
                type="button"
                disabled={!ready}
                aria-pressed={Number(litresADay) === litres}
                onClick={() => enter(litres)}
              >
                <b>{name}</b>
                <span>{text}</span>
                <small>{published}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="need-fields-volume">
        <PlanField
          field="litresAMonth"
          label={litresAMonth.label}
          hint={need}
          errors={errors}
          required
        />
      </div>
    </div>
  )
}
