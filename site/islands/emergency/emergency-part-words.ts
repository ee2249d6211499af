import type { ExtraName } from '../../../contract/lead-fields.ts'

/** What the form says of an emergency; what a withheld figure takes along is left out. */
export type EmergencyPartWords = {
  /** Beside the switch: how soon we answer. */
  promise: string
  heading: string
  /** When our water arrives, and what to do until then; empty where the page has said it. */
  weeks: string
  /** Answered at any hour, as far as the owner has one. */
  call: string
  hints: Partial<Record<ExtraName, string>>
  /** Said where a plan goes along, and of the link to it. */
  plan: string
  seePlan: string
  /** Before what was entered for a quote, which goes along. */
  besides: string
  /** Asked where the first line speaks of an emergency. */
  offer: { question: string; yes: string; no: string }
}
