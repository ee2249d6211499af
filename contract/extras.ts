/**
 * Reading and saying the extra fields of a lead. Whatever is unknown or malformed in them counts as not said: no lead
 * is refused for what was optional.
 */
import * as v from 'valibot'
import { longestWords, schemaOf, textOfValue, valueInText, valueInWords } from './field-controls.ts'
import {
  controlName,
  type ExtraName,
  type Extras,
  extraRows,
  type LeadKind,
} from './lead-fields.ts'
import type { LeadWords } from './words/contract-words.ts'

const schema = v.object(
  Object.fromEntries(
    extraRows.map(([name, { control }]) => [
      name,
      v.fallback(v.optional(schemaOf(control)), undefined),
    ]),
  ),
)

/** The extra fields in whatever was sent or stored; undefined when nothing is said. */
export function readExtras(input: unknown): Extras | undefined {
  const read = v.safeParse(schema, input)
  if (!read.success) return undefined
  const known = Object.entries(read.output).filter(([, value]) => value !== undefined)
  return known.length > 0 ? (Object.fromEntries(known) as Extras) : undefined
}

/**
 * The extra fields in texts: those of a form's controls, or of the parameters of a link, which bear the fields' own
 * names. `now` is epoch milliseconds.
 */
export function extrasInTexts(
  texts: (name: string) => string | null | undefined,
  now: number,
  nameOf: (name: ExtraName) => string = controlName,
): Extras | undefined {
  const values = extraRows.flatMap(([name, { control }]) => {
    const text = texts(nameOf(name))
    return text ? [[name, valueInText(control, text, now)]] : []
  })
  return readExtras(Object.fromEntries(values))
}

/** Extra fields as the controls of a form take them, by the names of the controls. */
export function controlTexts(extras: Extras): Record<string, string> {
  return Object.fromEntries(
    presentFields(extras).map(([name, { control }, value]) => [
      controlName(name),
      textOfValue(control, value),
    ]),
  )
}

/** Those that a form has; undefined when nothing is said in them. */
export function extrasOf(kind: LeadKind, extras: Extras | undefined): Extras | undefined {
  const own = extraRows.filter(([, { forms }]) => forms.includes(kind))
  return readExtras(Object.fromEntries(own.map(([name]) => [name, extras?.[name]])))
}

/** Label and value of each, in the order of the form; of a quote's alone, of the others alone, or of all. */
export function extraFacts(
  extras: Extras,
  words: LeadWords,
  which: 'quote' | 'others' | 'all' = 'all',
): [label: string, value: string][] {
  return presentFields(extras)
    .filter(([, { part }]) => which === 'all' || (part === 'quote') === (which === 'quote'))
    .map(([name, { control }, value]) => [
      labelOf(name, words),
      valueInWords(name, control, value, words),
    ])
}

const labelOf = (name: ExtraName, { fields }: LeadWords): string => fields[name].label

function presentFields(extras: Extras) {
  return extraRows.flatMap(([name, row]) => {
    const value = extras[name]
    return value === undefined ? [] : [[name, row, value] as const]
  })
}

/**
 * The message as it is sent: the visitor's own words first, then the extra fields as lines, a quote's under a heading
 * of its own. Extra fields without words are no message: what is empty stays so, and is missed as a required field.
 */
export function messageWithExtras(
  written: string,
  extras: Extras | undefined,
  words: LeadWords,
): string {
  if (!extras || !written.trim()) return written
  const others = linesOf(extras, 'others', words)
  const quote = linesOf(extras, 'quote', words)
  const parts = [written.trim(), others, quote && `${words.form.quoteHeading}\n${quote}`]
  return parts.filter(Boolean).join('\n\n')
}

function linesOf(extras: Extras, which: 'quote' | 'others', words: LeadWords): string {
  return extraFacts(extras, words, which)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
}

/** The visitor's own words of a message that may end in lines of extra fields: what `messageWithExtras` was given. */
export function ownWords(message: string, words: LeadWords): string {
  const quote = withoutLast(message, (lines) => {
    return lines[0] === words.form.quoteHeading && areExtras(lines.slice(1), 'quote', words)
  })
  const written = withoutLast(quote, (lines) => areExtras(lines, 'others', words))
  return message.length - written.length > roomForExtras(words) ? message : written
}

function withoutLast(text: string, isLeftOut: (lines: string[]) => boolean): string {
  const at = text.lastIndexOf('\n\n')
  return at >= 0 && isLeftOut(text.slice(at + 2).split('\n')) ? text.slice(0, at) : text
}

function areExtras(lines: readonly string[], which: 'quote' | 'others', words: LeadWords): boolean {
  const rows = extraRows.filter(([, { part }]) => (part === 'quote') === (which === 'quote'))
  return lines.every((line) => rows.some(([name]) => line.startsWith(`${labelOf(name, words)}: `)))
}

/** Room that the longest extra fields take in a message, UTF-16 code units. */
export function roomForExtras(words: LeadWords): number {
  return extraRows.reduce(
    (room, [name, { control }]) =>
      room + `\n${labelOf(name, words)}: `.length + longestWords(name, control, words),
    `\n\n\n\n${words.form.quoteHeading}`.length,
  )
}
