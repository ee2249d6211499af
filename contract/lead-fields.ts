/**
 * Every field of a lead, once. Both forms and the page that answers without script, the checks, the header beside a
 * payload, mails, dashboard, export, `bin/leads`, webhooks and search read these tables. What a field is called, and how
 * its options read, stands under its name in `words/`.
 */
import type { Control, FormPart, ValueOf } from './field-controls.ts'
import { limits } from './fields.ts'
import { partnershipTypes, topics } from './options.ts'
import { orderRhythms, phRanges, quoteFormats } from './quote.ts'

/** The two forms, and what each sends. */
export const leadKinds = ['contact', 'partnership'] as const
export type LeadKind = (typeof leadKinds)[number]

export type SpecifiedField = {
  forms: Partial<Record<LeadKind, 'required' | 'optional'>>
  control: Control
}

const required = { contact: 'required', partnership: 'required' } as const

/** The payloads of the two functions have these keys and no others; each is a column of the database. */
export const specifiedFields = {
  firstName: {
    forms: required,
    control: { kind: 'line', maxLength: limits.name, autoComplete: 'given-name' },
  },
  lastName: {
    forms: required,
    control: { kind: 'line', maxLength: limits.name, autoComplete: 'family-name' },
  },
  email: {
    forms: required,
    control: { kind: 'line', type: 'email', maxLength: limits.email, autoComplete: 'email' },
  },
  organization: {
    forms: { contact: 'optional', partnership: 'required' },
    control: { kind: 'line', maxLength: limits.organization, autoComplete: 'organization' },
  },
  topic: {
    forms: { contact: 'required' },
    control: { kind: 'choice', options: topics },
  },
  partnershipType: {
    forms: { partnership: 'optional' },
    control: { kind: 'choice', options: partnershipTypes },
  },
  message: {
    forms: required,
    control: { kind: 'text', maxLength: limits.message },
  },
} as const satisfies Record<string, SpecifiedField>

export type ExtraField = {
  forms: readonly LeadKind[]
  /** The parts of the form that it stands in, each with a control of its own. */
  parts?: readonly FormPart[]
  control: Control
}

const ofQuote = { forms: ['contact'], parts: ['quote'] } as const
const ofEmergency = { forms: ['contact'], parts: ['emergency'] } as const

/**
 * What may be said besides, all of it optional. It never enters a payload: it travels beside it and as lines of the
 * message (`extras.ts`), and is kept as JSON in `leads.extras`. A new field is a row here and its
 * words, and nothing else.
 */
export const extraFields = {
  format: { ...ofQuote, control: { kind: 'choice', options: quoteFormats } },
  /** Containers of the volume asked for, whatever it travels in; a town's supply for years is below this number. */
  containers: { ...ofQuote, control: { kind: 'number', most: 9_999 } },
  rhythm: { ...ofQuote, control: { kind: 'choice', options: orderRhythms } },
  months: { ...ofQuote, control: { kind: 'number', most: 120 } },
  place: {
    forms: ['contact'],
    parts: ['quote', 'emergency'],
    control: { kind: 'line', maxLength: 120, autoComplete: 'shipping address-level2' },
  },
  month: { ...ofQuote, control: { kind: 'month' } },
  ph: { ...ofQuote, control: { kind: 'choice', options: phRanges } },
  wishes: {
    ...ofQuote,
    control: { kind: 'line', maxLength: 300, autoComplete: 'off' },
  },
  plan: { ...ofQuote, control: { kind: 'plan', maxLength: 240 } },
  people: { ...ofEmergency, control: { kind: 'number', most: 99_999_999 } },
  days: { ...ofEmergency, control: { kind: 'number', most: 999 } },
  /** Who takes the load. */
  receiver: { ...ofEmergency, control: { kind: 'line', maxLength: 200, autoComplete: 'off' } },
  phone: {
    ...ofEmergency,
    control: { kind: 'line', type: 'tel', maxLength: 60, autoComplete: 'tel' },
  },
} as const satisfies Record<string, ExtraField>

export type ExtraName = keyof typeof extraFields
export type Extras = { [Name in ExtraName]?: ValueOf<(typeof extraFields)[Name]['control']> }

/** The rows by their names, as loops over all of them read the table. */
export const extraRows = Object.entries(extraFields) as readonly [ExtraName, ExtraField][]

type ContextField = {
  /** What a call may send as its text; a field without it is never taken from a call as text. */
  sent?: RegExp
}

/** What the link, the browser or the server knows of a lead; each is a column of the database but the honeypot. */
export const contextFields = {
  /** Path of the page the form stood on, with its presets: `/contact?topic=supply`. */
  page: { sent: /^\// },
  /** How much the lead presses, said by the switch of the contact form or by the link that led there. */
  need: { sent: /^(?:emergency|no)$/ },
  /** Origin and path of the page before it, without its query. */
  referrer: { sent: /^https?:\/\// },
  /** The `utm_campaign` the visit began with. */
  campaign: { sent: /./ },
  /** The first language the browser asked for, `de-CH`; the server reads it itself. */
  language: {},
  /** Milliseconds between the form's first appearance and its sending. */
  fillTime: {},
  /** What stood in the field that people do not see; they leave it empty. */
  honeypot: { sent: /./ },
} as const satisfies Record<string, ContextField>

export type ContextName = keyof typeof contextFields

/** What the control of an extra field is called in its first part, or in this one: told apart from those of a planner. */
export function controlName(
  name: ExtraName,
  part: FormPart | undefined = partsOf(name)[0],
): string {
  return part ? `${part}_${name}` : name
}

/** What each of its controls is called. */
export function controlNames(name: ExtraName): readonly string[] {
  const parts = partsOf(name)
  return parts.length > 0 ? parts.map((part) => controlName(name, part)) : [name]
}

/** The parts that a field stands in; none for one that stands in the form itself. */
export function partsOf(name: ExtraName): readonly FormPart[] {
  const row: ExtraField = extraFields[name]
  return row.parts ?? []
}
