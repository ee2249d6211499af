/** The kinds of field that a form can have, and what each makes of a value. */
import * as v from 'valibot'
import { monthInWords, monthNames, nextMonth, openMonth } from './months.ts'
import { withoutUnseen } from './plain-text.ts'
import type { LeadWords } from './words/contract-words.ts'
import { fillWords, inNumerals } from './words/fill-words.ts'

/** Lengths are UTF-16 code units, as the `maxlength` attribute counts them. */
export type Control =
  | { kind: 'line'; type?: 'email' | 'tel'; maxLength: number; autoComplete?: AutoComplete }
  | { kind: 'text'; maxLength: number }
  /** One of these; how each reads is said with the words of its field. */
  | { kind: 'choice'; options: readonly string[] }
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
  | 'tel'
  | 'organization'
  | 'shipping address-level2'
  | 'off'

/** How the options of a choice read, by what is stored. */
export type OptionLabels = Readonly<Record<string, string>>

/** A control with the options of a choice and how each reads. */
export type ShownControl =
  | Exclude<Control, { kind: 'choice' }>
  | { kind: 'choice'; options: OptionLabels }

/** What a form asks for a quote, and in an emergency in its place. */
export type FormPart = 'quote' | 'emergency'

/** One field as a form shows it, in the island as on the page that answers without script. */
export type FormField = {
  /** Of its control: in the document, in a form post and in a draft. */
  name: string
  label: string
  hint?: string | undefined
  /** Stands in a choice until one is made. */
  placeholder?: string | undefined
  required: boolean
  /** The part of the form that it stands in. */
  part?: FormPart
  control: ShownControl
}

/** What a control of this kind holds. */
export type ValueOf<C extends Control> = C extends { kind: 'number' }
  ? number
  : C extends { kind: 'choice'; options: readonly (infer Option)[] }
    ? Option
    : string

/** Checks a value that was sent; a line is cut to its length, everything else must be right. */
export function schemaOf(control: Control): v.GenericSchema<unknown, string | number> {
  switch (control.kind) {
    case 'choice':
      return v.picklist(control.options)
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

/** How the options of a field's choice read. */
export function optionLabels(field: string, { options }: LeadWords): OptionLabels {
  return (options as Readonly<Record<string, OptionLabels>>)[field] ?? {}
}

/** A value of a field as people read it. */
export function valueInWords(
  field: string,
  control: Control,
  value: string | number,
  words: LeadWords,
): string {
  switch (control.kind) {
    case 'choice':
      return optionLabels(field, words)[value] ?? String(value)
    case 'number':
      return inNumerals(Number(value), words.language)
    case 'month':
      return value === openMonth
        ? words.form.openMonth
        : monthInWords(String(value), words.language)
    case 'plan':
      return planAsked(String(value), words)
    default:
      return String(value)
  }
}

/** What a plan asks for, by its parameters: `10,000 people at 15 L a day, for 30 days`. */
function planAsked(parameters: string, { form: { plan }, language }: LeadWords): string {
  const typed = new URLSearchParams(parameters)
  const amount = typed.has('people') ? plan.people : plan.volume
  const text = `${amount}, ${typed.get('unit') === 'months' ? plan.months : plan.days}`
  const numbers = [...typed].map(([name, value]) => [name, Number(value)] as const)
  const said = numbers.filter(([, value]) => value > 0 && value < 1e12)
  const written = fillWords(text, Object.fromEntries(said), language)
  // A placeholder is left where a number is missing.
  return written.includes('{') ? plan.unread : written
}

/** Three numbers of twelve digits, and the words between them, in any language. */
const longestPlan = 160

/** Said of a number that is no whole one, or too large. */
export function wrongNumber({ most }: { most: number }, words: LeadWords): string {
  return fillWords(words.errors.number, { most }, words.language)
}

/** The most room that a value of a field takes once it is put into words. */
export function longestWords(field: string, control: Control, words: LeadWords): number {
  switch (control.kind) {
    case 'choice':
      return longest(Object.values(optionLabels(field, words)))
    case 'number':
      return inNumerals(control.most, words.language).length
    case 'month':
      return Math.max(
        words.form.openMonth.length,
        longest(monthNames(words.language)) + ' 2027'.length,
      )
    case 'plan':
      return longestPlan
    default:
      return control.maxLength
  }
}

const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length))
