import { type ContextName, contextFields, type Extras } from './lead-fields.ts'

/**
 * How much a lead presses: its sender called it an emergency, or its first line reads like one and its sender did not
 * say. Without a need, business days count.
 */
export type Need = 'emergency' | 'maybe'

/** What a sender says of it, by the form's switch or by the link that led there. */
export type SaidNeed = 'emergency' | 'no'

/** The control that says it is an emergency; its value is `emergency`. It stands outside the payload. */
export const needControl = 'need'

/** What accompanies a lead but is no part of the visitor's message; `contextFields` says what each field is. */
export type LeadContext = Omit<SentContext, 'need'> & { need?: Need | undefined }

/** As it arrives: what a lead may need is not yet read from its words. */
export type SentContext = {
  page?: string
  need?: SaidNeed
  extras?: Extras
  referrer?: string
  campaign?: string
  language?: string
  fillTime?: number
  honeypot?: string
}

type ToldName = 'page' | 'referrer' | 'campaign' | 'language' | 'fillTime'

/** What of it is told to the team beside the lead's own fields; null for what is not known. */
export type ToldContext = { [Name in ToldName]-?: NonNullable<LeadContext[Name]> | null }

/** UTF-16 code units of a text. */
export const contextLimits = { text: 300 } as const

/** The fields that travel as text, with what each may be. */
export const sentContext = Object.entries(contextFields).flatMap(([name, field]) =>
  'sent' in field ? [[name as SentName, field.sent] as const] : [],
)

type SentName = {
  [Name in ContextName]: (typeof contextFields)[Name] extends { sent: RegExp } ? Name : never
}[ContextName]

/**
 * Writes the `Lead-Context` header: an RFC 9651 dictionary of percent-encoded
 * strings and one integer, e.g. `page="%2Fcontact", fill=5321`; the extra fields are JSON
 * within their string. Percent-encoding leaves only characters that a structured
 * string may hold unescaped.
 */
export function writeLeadContext(context: SentContext): string {
  const members: string[] = []
  for (const [key] of sentContext) {
    const text = context[key]?.slice(0, contextLimits.text).toWellFormed()
    if (text) members.push(`${key}="${encodeURIComponent(text)}"`)
  }
  if (context.extras) members.push(`extras="${encodeURIComponent(JSON.stringify(context.extras))}"`)
  if (context.fillTime !== undefined)
    members.push(`fill=${Math.max(0, Math.round(context.fillTime))}`)
  return members.join(', ')
}
