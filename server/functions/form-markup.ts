import { randomUUID } from 'node:crypto'
import type { FormField, ShownControl } from '../../contract/field-controls.ts'
import { type FieldErrors, hiddenFields } from '../../contract/functions.ts'
import { needControl } from '../../contract/lead-context.ts'
import { monthNames, openMonth } from '../../contract/months.ts'
import type { LeadWords } from '../../contract/words/contract-words.ts'
import type { Language } from '../../contract/words/language.ts'
import { escapeHtml } from '../kernel/escape-html.ts'

export type WrittenForm = {
  action: string
  /** `post` with what every sent form carries, or `get`, whose address is the form's content. */
  method?: 'post' | 'get'
  /** What the button says; to send a form again where nothing else is asked. */
  send?: string
  words: LeadWords
  fields: readonly FormField[]
  /** Whether the switch of an emergency is on; undefined where there is none. */
  emergency?: boolean
  /** What the address of a form names besides. */
  hidden?: Readonly<Record<string, string>>
  /** Names of values that go along unseen, where they were said. */
  along?: readonly string[]
  /** What the visitor wrote, by field name. */
  values: ReadonlyMap<string, string>
  errors: FieldErrors
  /** Address of the page the form stands on; the answer's own says nothing. */
  page?: string | undefined
}

/**
 * The form once more, with everything that was written and each field's own
 * error, so that nothing has to be typed twice. It works without script.
 */
export function formMarkup(form: WrittenForm): string {
  const { action, method = 'post', words, fields, values, errors } = form
  const { send = words.form.sendAgain } = form
  const hidden = method === 'post' ? hiddenMarkup(form) : hiddenInputs(form.hidden ?? {})
  const controls = fields.map((field) =>
    fieldMarkup(field, values.get(field.name) ?? '', errors[field.name], words),
  )
  return `<form class="answer-form" method="${method}" action="${escapeHtml(action)}">
${[...hidden, ...switchMarkup(form), ...controls].join('\n')}
<button type="submit">${escapeHtml(send)}</button>
</form>`
}

function switchMarkup({ emergency, words }: WrittenForm): string[] {
  if (emergency === undefined) return []
  const checked = emergency ? ' checked' : ''
  return [
    `<div class="answer-field answer-switch"><label><input type="checkbox" name="${needControl}" value="emergency"${checked}> ${escapeHtml(words.form.emergencySwitch)}</label></div>`,
  ]
}

function hiddenMarkup({ values, page, along = [] }: WrittenForm): string[] {
  const unseen = along.flatMap((name) => {
    const value = values.get(name)
    return value ? [[name, value] as const] : []
  })
  return hiddenInputs({
    ...Object.fromEntries(unseen),
    [hiddenFields.idempotencyKey]: values.get(hiddenFields.idempotencyKey) || randomUUID(),
    [hiddenFields.honeypot]: values.get(hiddenFields.honeypot) ?? '',
    [hiddenFields.renderedAt]: '',
    ...(page && { [hiddenFields.page]: page }),
  })
}

const hiddenInputs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )

function fieldMarkup(
  field: FormField,
  value: string,
  error: string | undefined,
  words: LeadWords,
): string {
  const id = `answer-${field.name}`
  // Nobody types one: it goes along as it came.
  if (field.control.kind === 'plan')
    return controlMarkup(field.control, `name="${field.name}"`, value, words)
  const describing = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const attributes = [
    `id="${id}"`,
    `name="${field.name}"`,
    field.required ? 'aria-required="true"' : '',
    error ? 'aria-invalid="true"' : '',
    describing ? `aria-describedby="${describing}"` : '',
  ]
    .filter(Boolean)
    .join(' ')
  const star = field.required ? ' <span aria-hidden="true">*</span>' : ''
  const hint = field.hint
    ? `\n<span class="answer-hint" id="${id}-hint">${escapeHtml(field.hint)}</span>`
    : ''
  const sentence = error
    ? `\n<span class="answer-error" id="${id}-error">${escapeHtml(error)}</span>`
    : ''
  return `<div class="answer-field">
<label for="${id}">${escapeHtml(field.label)}${star}</label>${hint}
${controlMarkup(field.control, attributes, value, words)}${sentence}
</div>`
}

function controlMarkup(
  control: ShownControl,
  attributes: string,
  value: string,
  { form, language }: LeadWords,
): string {
  const written = escapeHtml(value)
  switch (control.kind) {
    case 'choice':
      return selectMarkup(Object.entries(control.options), attributes, value)
    case 'month':
      return selectMarkup(
        [...monthsOfAYear(language), [openMonth, form.openMonth]],
        attributes,
        value,
      )
    case 'number':
      return `<input type="number" ${attributes} min="1" max="${control.most}" inputmode="numeric" value="${written}">`
    case 'text':
      // A parser drops the first line break after the tag; ours keeps the visitor's own.
      return `<textarea ${attributes}${limitOf(control, value)} rows="8">\n${written}</textarea>`
    case 'plan':
      return `<input type="hidden" ${attributes} value="${written}">`
    case 'line': {
      const { type = 'text', autoComplete } = control
      const fill = autoComplete ? ` autocomplete="${autoComplete}"` : ''
      return `<input type="${type}" ${attributes}${limitOf(control, value)}${fill} value="${written}">`
    }
  }
}

const monthsOfAYear = (language: Language) =>
  monthNames(language).map((name, at) => [String(at + 1).padStart(2, '0'), name] as const)

function selectMarkup(
  choices: readonly (readonly [value: string, label: string])[],
  attributes: string,
  chosen: string,
): string {
  const options = choices.map(([value, label]) => {
    const selected = value === chosen ? ' selected' : ''
    return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(label)}</option>`
  })
  return `<select ${attributes}><option value=""></option>${options.join('')}</select>`
}

/** None on what is already too long: a browser would let nobody shorten it by pasting. */
function limitOf({ maxLength }: { maxLength: number }, value: string): string {
  return value.length > maxLength ? '' : ` maxlength="${maxLength}"`
}
