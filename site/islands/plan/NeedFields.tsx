import { useRef } from 'react'
import { planFields } from '../../../contract/plan-address.ts'
import './NeedFields.css'
import { PlanChoices } from './PlanChoices.tsx'
import { controlId, type PlanErrors, PlanField } from './PlanField.tsx'
import type { PlanFormWords } from './planner-words.ts'

type NeedFieldsProps = {
  words: PlanFormWords
  errors: PlanErrors
  /** Whether the script runs: without it the number alone counts. */
  ready: boolean
  /** Litres a person a day as they are typed, to mark the named amount. */
  litresADay: string
}

/** How much water: for so many people, or so many litres a month. Only the chosen of the two is in sight. */
export function NeedFields({ words, errors, ready, litresADay }: NeedFieldsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { need, litresADay: each } = words

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
        legend={need.legend}
        options={[
          { value: 'people', label: need.people },
          { value: 'volume', label: need.volume },
        ]}
        chosen="people"
        row={2}
      />
      <div className="need-fields-people">
        <div className="plan-pair">
          <PlanField field="people" label={need.people} errors={errors} required />
          <PlanField
            field="litresADay"
            label={each.label}
            initial={String(each.choices[0]?.litres ?? '')}
            decimal
            errors={errors}
          />
        </div>
        <ul className="need-fields-choices">
          {each.choices.map(({ litres, name, text, published }) => (
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
          label={need.litresAMonth}
          hint={need.hint}
          errors={errors}
          required
        />
      </div>
    </div>
  )
}
