import { type RefObject, useRef } from 'react'
import type { Need } from '../../../contract/lead-context.ts'
import { controlName, type Extras, extraFields } from '../../../contract/lead-fields.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'
import { ContainerSection } from '../../graphics/container/ContainerSection.tsx'
import { Field, FieldError } from '../../ui/Field.tsx'
import { counted, inFull, litres } from '../plan/fill-words.ts'
import { ContainerTrack } from './ContainerTrack.tsx'
import './ContainerCount.css'
import type { ContainerCountWords } from './quote-part-words.ts'

type ContainerCountProps = {
  words: ContainerCountWords
  /** What the form itself says: labels and options. */
  lead: LeadWords
  extras: Extras | undefined
  need: Need | undefined
  /** Whether the script runs: without it the number alone counts. */
  ready: boolean
  error: string | undefined
}

const name = controlName('containers')
const { control } = extraFields.containers

/** How many containers: a drawing of one, a rule to draw along, steps to tap, a number to type. */
export function ContainerCount({ words, lead, extras, need, ready, error }: ContainerCountProps) {
  const number = useRef<HTMLInputElement>(null)
  const count = extras?.containers
  return (
    <div className="container-count">
      <div className="container-count-scene">
        <ContainerSection {...words.drawing} />
        <Litres words={words} lead={lead} extras={extras} />
      </div>
      <Field name={name} label={lead.fields.containers.label} hint={words.hint} unmarked>
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
                <b>{inFull(step)}</b> {litres(step * words.litresEach)}
              </button>
            ))}
          </div>
        </div>
        <p className="note container-count-beyond" id={`${name}-beyond`} role="status">
          {beyond(words, count, need)}
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

function beyond({ monthly, emergency }: ContainerCountWords, count = 0, need?: Need): string {
  const limit = need === 'emergency' ? emergency : monthly
  return count > limit.most ? limit.beyond : ''
}

/** The volume as it is counted: huge, with what it is made of beneath. */
function Litres({ words, lead, extras }: Pick<ContainerCountProps, 'words' | 'lead' | 'extras'>) {
  const count = extras?.containers ?? 1
  const pack = extras?.format && words.packs[extras.format]
  const volume = count * words.litresEach
  return (
    <output className="container-count-litres" htmlFor={name}>
      <b>{litres(volume)}</b>
      <span>
        {containers(count, words)} × {litres(words.litresEach)}
      </span>
      {pack && extras.format && (
        <span>
          {inFull(volume / pack)} × {litres(pack)},{' '}
          {lead.options.format[extras.format].toLowerCase()}
        </span>
      )}
    </output>
  )
}

function spokenVolume(count: number, words: ContainerCountWords): string {
  return `${containers(count, words)}, ${litres(count * words.litresEach)}`.replaceAll(
    '\u00a0',
    ' ',
  )
}

function containers(count: number, words: ContainerCountWords): string {
  return `${inFull(count)} ${counted(words.containers, count)}`
}
