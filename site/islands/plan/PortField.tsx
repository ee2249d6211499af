import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { planFields } from '../../../contract/plan-address.ts'
import type { Port } from '../../../contract/port-chart.ts'
import { portsNamed } from '../../../contract/port-names.ts'
import type { PlanWords } from '../../../contract/words/contract-words.ts'
import { fillWords } from '../../../contract/words/fill-words.ts'
import type { Language } from '../../../contract/words/language.ts'
import { describedBy, Field } from '../../ui/Field.tsx'
import { controlId } from './PlanField.tsx'
import './PortField.css'
import type { PortWords } from './planner-words.ts'
import type { Ports } from './use-ports.ts'

/** A list of more would be scrolled, not read. */
const most = 8

type PortFieldProps = {
  words: PortWords
  said: PlanWords['form']['port']
  language: Language
  /** Whether the script runs: without it the text is sent as it stands. */
  ready: boolean
  input: RefObject<HTMLInputElement | null>
  ports: Ports
  /** The place that the plan names and we do not know. */
  unknown: string | undefined
  onTouch: () => void
  /** The code of a port or, once the field is left, what stands in it; undefined while another port is being typed. */
  onChoose: (port: string | undefined) => void
  onMap: () => void
}

/** A port by its name, country or code: an editable combobox with its list. */
export function PortField({
  words,
  said,
  language,
  ready,
  input,
  ports,
  unknown,
  onTouch,
  onChoose,
  onMap,
}: PortFieldProps) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const name = controlId('port')
  const found = ports.state === 'loaded' && open ? portsNamed(ports.chart.ports, typed, most) : []
  const shown = open && found.length > 0

  function type(text: string): void {
    setTyped(text)
    setActive(0)
    setOpen(true)
    onTouch()
    onChoose(undefined)
  }

  // What was typed before the script ran is looked for now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const control = input.current
    if (!ready || !control) return
    const { value } = control
    if (document.activeElement !== control) {
      if (value) onChoose(value)
    } else if (value) type(value)
    else onTouch()
  }, [ready])

  function choose(port: Port): void {
    if (input.current) input.current.value = portText(port)
    setOpen(false)
    onChoose(port.code)
  }

  /** What was typed and not chosen counts as it stands. */
  function keepTyped(): void {
    setOpen(false)
    if (typed.trim() && input.current?.value === typed) onChoose(typed.trim())
    setTyped('')
  }

  function onKeyDown(event: KeyboardEvent): void {
    const chosen = found[active]
    if (event.key === 'Escape' && open) setOpen(false)
    else if (event.key === 'Enter' && shown && chosen) choose(chosen)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (open) setActive((active + step + found.length) % Math.max(1, found.length))
      else setOpen(true)
    } else {
      if (event.key === 'Enter') keepTyped()
      return
    }
    event.preventDefault()
  }

  const status =
    ports.state === 'failed'
      ? words.failed
      : unknown
        ? fillWords(said.unknown, { port: unknown }, language)
        : ''
  return (
    <Field name={name} label={said.label} hint={said.hint}>
      <div className="port-field">
        <input
          ref={input}
          id={name}
          name={ready ? undefined : planFields.port}
          type="text"
          maxLength={80}
          autoComplete="off"
          {...(ready && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': shown,
            'aria-controls': `${name}-list`,
            'aria-activedescendant': shown ? `${name}-${found[active]?.code}` : undefined,
          })}
          aria-describedby={describedBy({ name, label: said.label, hint: said.hint })}
          onFocus={onTouch}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={keepTyped}
        />
        {ready && (
          <div
            className="port-field-list"
            id={`${name}-list`}
            role="listbox"
            aria-label={said.label}
            hidden={!shown}
          >
            {found.map((port, at) => (
              // The keyboard chooses in the field itself, as comboboxes do.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
              <div
                key={port.code}
                id={`${name}-${port.code}`}
                role="option"
                aria-selected={at === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(port)}
              >
                <b>{port.name}</b> <span>{port.country}</span> <small>{port.code}</small>
              </div>
            ))}
          </div>
        )}
      </div>
      <p className="note port-field-said" role="status">
        {status}
      </p>
      <button
        type="button"
        className="action action-text port-field-map"
        disabled={!ready}
        onClick={onMap}
      >
        {words.map}
      </button>
    </Field>
  )
}

/** A chosen port in its field: `Rotterdam, Netherlands`. */
export const portText = ({ name, country }: Port) => `${name}, ${country}`
