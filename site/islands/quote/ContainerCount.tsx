import { type RefObject, useRef } from 'react'
import { controlName, type Extras, extraFields } from '../../../contract/lead-fields.ts'
import { containersInWords, litresInWords } from '../../../contract/plan-words.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'
import { inNumerals } from '../../../contract/words/fill-words.ts'
import { ContainerSection } from '../../graphics/container/ContainerSection.tsx'
import { Field, FieldError } from '../../ui/Field.tsx'
import { ContainerTrack } from './ContainerTrack.tsx'
import './ContainerCount.css'
import type { ContainerCountWords } from './quote-part-words.ts'

type ContainerCountProps = {
  words: ContainerCountWords
  /** What the form itself says: labels and options. */
  lead: LeadWords
  extras: Extras | undefined
  /** Whether the script runs: without it the number alone counts. */
  ready: boolean
  error: string | undefined
}

const name = controlName('containers')
const { control } = extraFields.containers

/** How many containers: a drawing of one, a rule to draw along, steps to tap, a number to type. */
export function ContainerCount({ words, lead, extras, ready, error }: ContainerCountProps) {
  const number = useRef<HTMLInputElement>(null)
  const count = extras?.containers
  return (
    <div className="container-count">
      <div className="container-count-scene">
        <ContainerSection {...words.drawing} />
        <Litres words={words} lead={lead} extras={extras} />
      </div>
      <Field name={name} label={lead.fields.containers.label} hint={words.hint}>
        <div className="container-count-controls">
          <input
            ref={number}
            id={name}
            name={name}
            type="number"
            inputMode="numeric"
            min={1}
            max={control.most}
            step={1}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${name}-hint ${name}-beyond ${name}-error`}
          />
          <FieldError name={name} error={error} />
          <ContainerTrack
            most={words.steps.at(-1) ?? 1}
            count={count}
            label={words.rule}
            spoken={count === undefined ? words.none : spokenVolume(count, words)}
            ready={ready}
            onCount={(chosen) => enter(number, chosen)}
          />
          <div className="container-count-steps">
            {words.steps.map((step) => (
              <button
                key={step}
                type="button"
                disabled={!ready}
                aria-pressed={count === step}
                onClick={() => enter(number, step)}
              >
                <b>{inNumerals(step, words.said.language)}</b>{' '}
                {litresInWords(step * words.litresEach, words.said)}
              </button>
            ))}
          </div>
        </div>
        <p className="note container-count-beyond" id={`${name}-beyond`} role="status">
          {count !== undefined && count > words.monthly.most && words.monthly.beyond}
        </p>
      </Field>
    </div>
  )
}

/** Writes a number as if it had been typed, so that whoever listens to the form hears of it. */
function enter(field: RefObject<HTMLInputElement | null>, count: number): void {
  if (!field.current) return
  field.current.value = String(count)
  field.current.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The volume as it is counted: huge, with what it is made of beneath. */
function Litres({ words, lead, extras }: Pick<ContainerCountProps, 'words' | 'lead' | 'extras'>) {
  const count = extras?.containers ?? 1
  const pack = extras?.format && words.packs[extras.format]
  const volume = count * words.litresEach
  const litres = (value: number) => litresInWords(value, words.said)
  return (
    <output className="container-count-litres" htmlFor={name}>
      <b>{litres(volume)}</b>
      <span>
        {containersInWords(count, words.said)} × {litres(words.litresEach)}
      </span>
      {pack && extras.format && (
        <span>
          {inNumerals(Math.round(volume / pack), words.said.language)} × {litres(pack)},{' '}
          {lead.options.format[extras.format].toLowerCase()}
        </span>
      )}
    </output>
  )
}

function spokenVolume(count: number, { said, litresEach }: ContainerCountWords): string {
  return `${containersInWords(count, said)}, ${litresInWords(count * litresEach, said)}`.replaceAll(
    '\u00a0',
    ' ',
  )
}
