/** How the fields of a lead read to colleagues: label and value, empty where nothing is said. */
import { contactPresets, pagePath } from './contact-presets.ts'
import { optionLabels } from './field-controls.ts'
import type { ToldContext } from './lead-context.ts'
import type { LeadKind } from './lead-fields.ts'
import { shortSpan } from './spoken-time.ts'
import type { LeadWords, TeamWords } from './words/contract-words.ts'
import { type Language, pageLanguage } from './words/language.ts'

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

type Words = { lead: LeadWords; team: TeamWords }

/** What a lead is about, and who wrote it. */
export function senderFacts(
  { kind, interest, ...sender }: Sender,
  { lead, team }: Words,
): { asked: Fact; from: Fact[] } {
  const { email, organization } = lead.fields
  return {
    asked: [lead.fields[interestField[kind]].label, interestInWords(kind, interest, lead)],
    from: [
      [organization.label, sender.organization],
      [team.name, fullName(sender)],
      [email.label, sender.email],
    ],
  }
}

/** The field that says what a lead is about. */
const interestField = {
  contact: 'topic',
  partnership: 'partnershipType',
} as const satisfies Record<LeadKind, string>

export function fullName({ firstName, lastName }: Pick<Sender, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** The label of a topic or a type of partnership; empty when not said. */
export function interestInWords(kind: LeadKind, interest: string, words: LeadWords): string {
  return optionLabels(interestField[kind], words)[interest] ?? interest
}

type Context = Partial<ToldContext>

/** Where a lead came from: how each fact is called and how it reads; `site` is written before a path of ours. */
export function contextFacts({
  context: named,
  language: read,
}: TeamWords): readonly (readonly [
  label: string,
  inWords: (context: Context, site?: string) => string,
])[] {
  return [
    [named.page, ({ page }, site = '') => (page ? site + page : '')],
    [named.referrer, ({ referrer, page }, site = '') => referrer ?? linkedFrom(page, site)],
    [named.campaign, ({ campaign }) => campaign ?? ''],
    [named.writtenIn, ({ page }) => (page ? languageInWords(pageLanguage(page), read) : '')],
    [named.language, ({ language }) => (language ? languageInWords(language, read) : '')],
    [named.fillTime, ({ fillTime }) => (typeof fillTime === 'number' ? timeToWrite(fillTime) : '')],
  ]
}

/** The page whose link led to the form, where the browser itself names none. */
function linkedFrom(page: string | null | undefined, site: string): string {
  const { from } = contactPresets(page?.split('?')[1] ?? '')
  return from ? site + pagePath(from) : ''
}

function languageInWords(language: string, read: Language): string {
  try {
    return new Intl.DisplayNames(read, { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}

function timeToWrite(milliseconds: number): string {
  return milliseconds < 60_000 ? `${Math.round(milliseconds / 1_000)} s` : shortSpan(milliseconds)
}
