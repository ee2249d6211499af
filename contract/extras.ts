/**
 * Reading and saying the extra fields of a lead. Whatever is unknown or malformed in them counts as not said: no lead
 * is refused for what was optional.
 */
import * as v from 'valibot'
import { longestWords, schemaOf, textOfValue, valueInText, valueInWords } from './field-controls.ts'
import {
  controlNames,
  type ExtraName,
  type Extras,
  extraRows,
  type LeadKind,
  partsOf,
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
  namesOf: (name: ExtraName) => readonly string[] = controlNames,
): Extras | undefined {
  const values = extraRows.flatMap(([name, { control }]) => {
    // Asked in two parts, what an emergency says stands last and holds.
    const text = namesOf(name).map(texts).findLast(Boolean)
    return text ? [[name, valueInText(control, text, now)]] : []
  })
  return withRhythm(readExtras(Object.fromEntries(values)))
}

/** Months are those of a regular order: said alone they mean one, and one load has none. */
function withRhythm(extras: Extras | undefined): Extras | undefined {
  if (extras?.months === undefined) return extras
  const { months, ...others } = extras
  return others.rhythm === 'once' ? others : { ...others, months, rhythm: 'monthly' }
}

/** Extra fields as the controls of a form take them, by the names of the controls. */
export function controlTexts(extras: Extras): Record<string, string> {
  return Object.fromEntries(
    presentFields(extras).flatMap(([name, { control }, value]) =>
      controlNames(name).map((each) => [each, textOfValue(control, value)]),
    ),
  )
}

/** Those that a form has; undefined when nothing is said in them. */
export function extrasOf(kind: LeadKind, extras: Extras | undefined): Extras | undefined {
  const own = extraRows.filter(([, { forms }]) => forms.includes(kind))
  return readExtras(Object.fromEntries(own.map(([name]) => [name, extras?.[name]])))
}

/** Fields of a part of the form, or the others. */
type Which = 'parted' | 'others'

/** Label and value of each, in the order of the form; of its parts alone, of the others alone, or of all. */
export function extraFacts(
  extras: Extras,
  words: LeadWords,
  which: Which | 'all' = 'all',
): [label: string, value: string][] {
  return presentFields(extras)
    .filter(([name]) => which === 'all' || isOf(name, which))
    .map(([name, { control }, value]) => [
      labelOf(name, words),
      valueInWords(name, control, value, words),
    ])
}

const isOf = (name: ExtraName, which: Which) => partsOf(name).length > 0 === (which === 'parted')

const labelOf = (name: ExtraName, { fields }: LeadWords): string => fields[name].label

function presentFields(extras: Extras) {
  return extraRows.flatMap(([name, row]) => {
    const value = extras[name]
    return value === undefined ? [] : [[name, row, value] as const]
  })
}

/** What the fields of a part stand under: those of an emergency are told from those of a quote. */
export function headingOf(extras: Extras, { form }: LeadWords): string {
  const isEmergency = presentFields(extras).some(([name]) => partsOf(name)[0] === 'emergency')
  return isEmergency ? form.emergencyHeading : form.quoteHeading
}

/** Whether the fields say how much and where: then they are the message, and need no words beside them. */
export function standForMessage(extras: Extras | undefined): boolean {
  return Boolean(extras?.place && (extras.containers ?? extras.people))
}

/**
 * The message as it is sent: the visitor's own words first, then the extra fields as lines, those of a part under its
 * heading. Fields that do not stand for a message are none without words: what is empty stays so, and is missed as a
 * required field.
 */
export function messageWithExtras(
  written: string,
  extras: Extras | undefined,
  words: LeadWords,
): string {
  if (!extras || !(written.trim() || standForMessage(extras))) return written
  return [written.trim(), extrasInLines(extras, words)].filter(Boolean).join('\n\n')
}

function extrasInLines(extras: Extras, words: LeadWords): string {
  const others = linesOf(extras, 'others', words)
  const parted = linesOf(extras, 'parted', words)
  return [others, parted && `${headingOf(extras, words)}\n${parted}`].filter(Boolean).join('\n\n')
}

/** The message without the lines that say nothing but the extra fields that came with it; lines that a visitor typed stay. */
export function wordsBesideExtras(
  message: string,
  extras: Extras | undefined,
  words: LeadWords,
): string {
  const lines = extras ? extrasInLines(extras, words) : ''
  return lines && message.endsWith(lines) ? message.slice(0, -lines.length).trimEnd() : message
}

function linesOf(extras: Extras, which: Which, words: LeadWords): string {
  return extraFacts(extras, words, which)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
}

/** The visitor's own words of a message that may end in lines of extra fields: what `messageWithExtras` was given. */
export function ownWords(message: string, words: LeadWords): string {
  const { quoteHeading, emergencyHeading } = words.form
  const unparted = withoutLast(message, ([heading, ...lines]) => {
    return (
      [quoteHeading, emergencyHeading].includes(heading ?? '') && areExtras(lines, 'parted', words)
    )
  })
  const written = withoutLast(unparted, (lines) => areExtras(lines, 'others', words))
  return message.length - written.length > roomForExtras(words) ? message : written
}

function withoutLast(text: string, isLeftOut: (lines: string[]) => boolean): string {
  const at = text.lastIndexOf('\n\n')
  const last = at < 0 ? text : text.slice(at + 2)
  return isLeftOut(last.split('\n')) ? text.slice(0, Math.max(0, at)) : text
}

function areExtras(lines: readonly string[], which: Which, words: LeadWords): boolean {
  const rows = extraRows.filter(([name]) => isOf(name, which))
  return (
    lines.length > 0 &&
    lines.every((line) => rows.some(([name]) => line.startsWith(`${labelOf(name, words)}: `)))
  )
}

/** Room that the longest extra fields take in a message, UTF-16 code units. */
export function roomForExtras(words: LeadWords): number {
  const { quoteHeading, emergencyHeading } = words.form
  const headings = Math.max(quoteHeading.length, emergencyHeading.length)
  return extraRows.reduce(
    (room, [name, { control }]) =>
      room + `\n${labelOf(name, words)}: `.length + longestWords(name, control, words),
    '\n\n\n\n'.length + headings,
  )
}
