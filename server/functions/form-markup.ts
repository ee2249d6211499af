import { randomUUID } from 'node:crypto'
import { type FieldErrors, hiddenFields } from '../../contract/functions.ts'
import { escapeHtml } from '../kernel/escape-html.ts'
import type { FormField } from './form-fields.ts'

export type WrittenForm = {
  action: string
  /** `post` with what every sent form carries, or `get`, whose address is the form's content. */
  method?: 'post' | 'get'
  /** What the button says. */
  send?: string
  fields: readonly FormField[]
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
  const { action, method = 'post', send = 'Send again', fields, values, errors } = form
  const hidden = method === 'post' ? hiddenMarkup(form) : []
  const controls = fields.map((field) =>
    fieldMarkup(field, values.get(field.name) ?? '', errors[field.name]),
  )
  return `<form class="answer-form" method="${method}" action="${escapeHtml(action)}">
${[...hidden, ...controls].join('\n')}
<button type="submit">${escapeHtml(send)}</button>
</form>`
}

function hiddenMarkup({ values, page }: WrittenForm): string[] {
  return Object.entries({
    [hiddenFields.idempotencyKey]: values.get(hiddenFields.idempotencyKey) || randomUUID(),
    [hiddenFields.honeypot]: values.get(hiddenFields.honeypot) ?? '',
    [hiddenFields.renderedAt]: '',
    ...(page && { [hiddenFields.page]: page }),
  }).map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
}

function fieldMarkup(field: FormField, value: string, error: string | undefined): string {
  const id = `answer-${field.name}`
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
${controlMarkup(field, attributes, value)}${sentence}
</div>`
}

/** No `maxlength` on what is already too long: a browser would let nobody shorten it by pasting. */
function controlMarkup(field: FormField, attributes: string, value: string): string {
  if (field.control === 'select') {
    const options = field.options.map(([option, label]) => {
      const selected = option === value ? ' selected' : ''
      return `<option value="${escapeHtml(option)}"${selected}>${escapeHtml(label)}</option>`
    })
    return `<select ${attributes}><option value=""></option>${options.join('')}</select>`
  }
  if (field.control === 'number') {
    return `<input type="number" ${attributes} min="1" max="${field.max}" inputmode="numeric" value="${escapeHtml(value)}">`
  }
  const limit = value.length > field.maxLength ? '' : ` maxlength="${field.maxLength}"`
  if (field.control === 'message') {
    // A parser drops the first line break after the tag; ours keeps the visitor's own.
    return `<textarea ${attributes}${limit} rows="8">\n${escapeHtml(value)}</textarea>`
  }
  if (field.control === 'line') {
    return `<input type="text" ${attributes}${limit} value="${escapeHtml(value)}">`
  }
  return `<input type="${field.control}" ${attributes}${limit} autocomplete="${field.autocomplete}" value="${escapeHtml(value)}">`
}
