/** How the fields of a lead read to colleagues: label and value, empty where nothing is said. */
import { contactPresets, pagePath } from './contact-presets.ts'
import type { ToldContext } from './lead-context.ts'
import { contextFields, type LeadKind, specifiedFields } from './lead-fields.ts'
import { partnershipTypeLabels, topicLabels } from './option-labels.ts'
import { shortSpan } from './spoken-time.ts'

/** What each form sends, and how one speaks of it once it has been named. */
export const leadNames = {
  contact: { full: 'contact message', short: 'message' },
  partnership: { full: 'partnership inquiry', short: 'inquiry' },
} as const satisfies Record<LeadKind, { full: string; short: string }>

export type Fact = readonly [label: string, value: string]

type Sender = {
  kind: LeadKind
  firstName: string
  lastName: string
  email: string
  organization: string
  /** The topic of a contact message or the type of a partnership. */
  interest: string
}

/** Who wrote, and about what. */
export function senderFacts({ kind, interest, ...sender }: Sender): Fact[] {
  const { email, organization, topic, partnershipType } = specifiedFields
  return [
    ['Name', fullName(sender)],
    [email.label, sender.email],
    [organization.label, sender.organization],
    [kind === 'contact' ? topic.label : partnershipType.label, interestInWords(kind, interest)],
  ]
}

export function fullName({ firstName, lastName }: Pick<Sender, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** The label of a topic or a type of partnership; empty when not said. */
export function interestInWords(kind: LeadKind, interest: string): string {
  const labels: Record<string, string> = kind === 'contact' ? topicLabels : partnershipTypeLabels
  return labels[interest] ?? interest
}

type Context = Partial<ToldContext>

/** Where a lead came from: how each fact is called and how it reads; `site` is written before a path of ours. */
export const contextFacts: readonly (readonly [
  label: string,
  inWords: (context: Context, site?: string) => string,
])[] = [
  [contextFields.page.label, ({ page }, site = '') => (page ? site + page : '')],
  [
    contextFields.referrer.label,
    ({ referrer, page }, site = '') => referrer ?? linkedFrom(page, site),
  ],
  [contextFields.campaign.label, ({ campaign }) => campaign ?? ''],
  [contextFields.language.label, ({ language }) => (language ? languageInWords(language) : '')],
  [
    contextFields.fillTime.label,
    ({ fillTime }) => (typeof fillTime === 'number' ? timeToWrite(fillTime) : ''),
  ],
]

/** The page whose link led to the form, where the browser itself names none. */
function linkedFrom(page: string | null | undefined, site: string): string {
  const { from } = contactPresets(page?.split('?')[1] ?? '')
  return from ? site + pagePath(from) : ''
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

function languageInWords(language: string): string {
  try {
    return languages.of(language) ?? language
  } catch {
    return language
  }
}

function timeToWrite(milliseconds: number): string {
  return milliseconds < 60_000 ? `${Math.round(milliseconds / 1_000)} s` : shortSpan(milliseconds)
}
