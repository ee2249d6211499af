/**
 * Every field of a lead, once. Both forms and the page that answers without script, the checks, the header beside a
 * payload, mails, dashboard, export, `bin/leads`, webhooks and search read these tables.
 */
import type { Control, ValueOf } from './field-controls.ts'
import { limits } from './fields.ts'
import { partnershipTypeLabels, topicLabels } from './option-labels.ts'
import { formatLabels, phLabels } from './quote.ts'

/** The two forms, and what each sends. */
export const leadKinds = ['contact', 'partnership'] as const
export type LeadKind = (typeof leadKinds)[number]

export type SpecifiedField = {
  label: string
  hint?: string
  forms: Partial<Record<LeadKind, 'required' | 'optional'>>
  control: Control
}

const required = { contact: 'required', partnership: 'required' } as const

/** The payloads of the two functions have these keys and no others; each is a column of the database. */
export const specifiedFields = {
  firstName: {
    label: 'First name',
    forms: required,
    control: { kind: 'line', maxLength: limits.name, autoComplete: 'given-name' },
  },
  lastName: {
    label: 'Last name',
    forms: required,
    control: { kind: 'line', maxLength: limits.name, autoComplete: 'family-name' },
  },
  email: {
    label: 'Email',
    hint: 'We reply to this address and use it for nothing else.',
    forms: required,
    control: { kind: 'line', type: 'email', maxLength: limits.email, autoComplete: 'email' },
  },
  organization: {
    label: 'Organisation',
    forms: { contact: 'optional', partnership: 'required' },
    control: { kind: 'line', maxLength: limits.organization, autoComplete: 'organization' },
  },
  topic: {
    label: 'Topic',
    forms: { contact: 'required' },
    control: { kind: 'choice', options: topicLabels, placeholder: 'Choose a topic' },
  },
  partnershipType: {
    label: 'Partnership interest',
    forms: { partnership: 'optional' },
    control: { kind: 'choice', options: partnershipTypeLabels, placeholder: 'Choose an interest' },
  },
  message: {
    label: 'Message',
    forms: required,
    control: { kind: 'text', maxLength: limits.message },
  },
} as const satisfies Record<string, SpecifiedField>

export type ExtraField = {
  label: string
  hint?: string
  forms: readonly LeadKind[]
  /** Stands among what a quote needs, under its heading. */
  part?: 'quote'
  control: Control
}

const ofQuote = { forms: ['contact'], part: 'quote' } as const

/**
 * What may be said besides, all of it optional. It never enters a payload: it travels beside it and as lines of the
 * message (`extras.ts`), and is kept as JSON in `leads.extras`. A new field is a row here, and nothing else.
 */
export const extraFields = {
  format: { ...ofQuote, label: 'Format', control: { kind: 'choice', options: formatLabels } },
  /** Containers of the volume asked for, whatever it travels in; a town's supply for years is below this number. */
  containers: { ...ofQuote, label: 'Containers', control: { kind: 'number', most: 9_999 } },
  place: {
    ...ofQuote,
    label: 'Port or place',
    control: { kind: 'line', maxLength: 120, autoComplete: 'shipping address-level2' },
  },
  month: { ...ofQuote, label: 'Month', control: { kind: 'month' } },
  ph: { ...ofQuote, label: 'pH', control: { kind: 'choice', options: phLabels } },
  wishes: {
    ...ofQuote,
    label: 'Other wishes',
    control: { kind: 'line', maxLength: 300, autoComplete: 'off' },
  },
  plan: { ...ofQuote, label: 'Plan', control: { kind: 'plan', maxLength: 240 } },
} as const satisfies Record<string, ExtraField>

export type ExtraName = keyof typeof extraFields
export type Extras = { [Name in ExtraName]?: ValueOf<(typeof extraFields)[Name]['control']> }

/** The rows by their names, as loops over all of them read the table. */
export const extraRows = Object.entries(extraFields) as readonly [ExtraName, ExtraField][]

type ContextField = {
  label: string
  /** What a call may send as its text; a field without it is never taken from a call as text. */
  sent?: RegExp
}

/** What the link, the browser or the server knows of a lead; each is a column of the database but the honeypot. */
export const contextFields = {
  /** Path of the page the form stood on, with its presets: `/contact?topic=supply`. */
  page: { label: 'Page', sent: /^\// },
  /** How much the lead presses, said by the link that led to the contact form. */
  need: { label: 'Emergency', sent: /^emergency$/ },
  /** Origin and path of the page before it, without its query. */
  referrer: { label: 'Came from', sent: /^https?:\/\// },
  /** The `utm_campaign` the visit began with. */
  campaign: { label: 'Campaign', sent: /./ },
  /** The first language the browser asked for, `de-CH`; the server reads it itself. */
  language: { label: 'Language' },
  /** Milliseconds between the form's first appearance and its sending. */
  fillTime: { label: 'Time to write' },
  /** What stood in the field that people do not see; they leave it empty. */
  honeypot: { label: 'Trap', sent: /./ },
} as const satisfies Record<string, ContextField>

export type ContextName = keyof typeof contextFields

/** What the control of an extra field is called: a quote's are told apart from those of a planner. */
export function controlName(name: ExtraName): string {
  const row: ExtraField = extraFields[name]
  return row.part ? `${row.part}_${name}` : name
}
