/** The kinds of field that a form can have, and what each makes of a value. */
import * as v from 'valibot'
import { monthInWords, nextMonth, openMonth } from './months.ts'
import { withoutUnseen } from './plain-text.ts'
import { planPath } from './quote.ts'

/** Lengths are UTF-16 code units, as the `maxlength` attribute counts them. */
export type Control =
  | { kind: 'line'; type?: 'email'; maxLength: number; autoComplete?: AutoComplete }
  | { kind: 'text'; maxLength: number }
  | { kind: 'choice'; options: Readonly<Record<string, string>>; placeholder?: string }
  /** A whole number from 1. */
  | { kind: 'number'; most: number }
  /** `2027-03`, or `open`. */
  | { kind: 'month' }
  /** The parameters of a supply plan: a link brings them along, nobody types them. */
  | { kind: 'plan'; maxLength: number }

type AutoComplete =
  | 'given-name'
  | 'family-name'
  | 'email'
  | 'organization'
  | 'shipping address-level2'
  | 'off'

/** One field as a form shows it, in the island as on the page that answers without script. */
export type FormField = {
  /** Of its control: in the document, in a form post and in a draft. */
  name: string
  label: string
  hint?: string
  required: boolean
  /** Stands among what a quote needs, under its heading. */
  part?: 'quote'
  control: Control
}

/** What a control of this kind holds. */
export type ValueOf<C extends Control> = C extends { kind: 'number' }
  ? number
  : C extends { kind: 'choice'; options: infer Options }
    ? keyof Options & string
    : string

/** Checks a value that was sent; a line is cut to its length, everything else must be right. */
export function schemaOf(control: Control): v.GenericSchema<unknown, string | number> {
  switch (control.kind) {
    case 'choice':
      return v.picklist(Object.keys(control.options))
    case 'number':
      return v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(control.most))
    case 'month':
      return v.union([
        v.literal(openMonth),
        v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)),
      ])
    case 'plan':
      return v.pipe(
        v.string(),
        v.maxLength(control.maxLength),
        v.regex(/^[a-z]+=[\w.%+-]+(?:&[a-z]+=[\w.%+-]+)*$/),
      )
    default:
      return v.pipe(
        v.string(),
        v.transform((text) => oneLine(text, control.maxLength)),
        v.nonEmpty(),
      )
  }
}

/** One line of plain text within a length. */
export function oneLine(text: string, longest: number): string {
  return withoutUnseen(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .trim()
}

/**
 * What the text of a control, or of a link that fills it in, stands for. A form without script names months without
 * their year: each means the next one of its name after `now`, epoch milliseconds.
 */
export function valueInText(control: Control, text: string, now: number): string | number {
  if (control.kind === 'number') return Number(text)
  return control.kind === 'month' && /^\d\d$/.test(text) ? nextMonth(text, now) : text
}

/** A value as its control takes it. */
export function textOfValue(control: Control, value: string | number): string {
  // The form knows months of the next year alone; a later one stays in the plan.
  const hasYear = control.kind === 'month' && value !== openMonth
  return hasYear ? String(value).slice(5) : String(value)
}

/** A value as people read it. */
export function valueInWords(control: Control, value: string | number): string {
  switch (control.kind) {
    case 'choice':
      return control.options[value] ?? String(value)
    case 'number':
      return value.toLocaleString('en')
    case 'month':
      return monthInWords(String(value))
    case 'plan':
      return planPath(String(value))
    default:
      return String(value)
  }
}

/** Said of a number that is no whole one, or too large. */
export function wrongNumber({ most }: { most: number }): string {
  return `Use a whole number, at most ${most.toLocaleString('en')}.`
}

/** The most room that a value takes once it is put into words. */
export function longestWords(control: Control): number {
  switch (control.kind) {
    case 'choice':
      return Math.max(...Object.values(control.options).map((label) => label.length))
    case 'number':
      return control.most.toLocaleString('en').length
    case 'month':
      return 'September 2027'.length
    case 'plan':
      return planPath('').length + control.maxLength
    default:
      return control.maxLength
  }
}
