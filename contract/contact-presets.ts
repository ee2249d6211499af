import { type Topic, topics } from './contact-message.ts'
import type { Need } from './lead-context.ts'

/** What a link to the contact form says beforehand: `/contact?topic=supply`, `/contact?need=emergency`. */
export type ContactPresets = {
  topic: Topic | undefined
  need: Need | undefined
  /** The presets alone, as the lead's page keeps them: `?need=emergency`, or nothing. */
  query: string
}

/** Reads the query of an address. Unknown values count as not said; an emergency is about supply. */
export function contactPresets(query: string): ContactPresets {
  const asked = new URLSearchParams(query)
  const topic = topics.find((known) => known === asked.get('topic'))
  const need = asked.get('need') === 'emergency' ? 'emergency' : undefined
  const kept = new URLSearchParams({ ...(topic && { topic }), ...(need && { need }) }).toString()
  return { topic: need ? 'supply' : topic, need, query: kept && `?${kept}` }
}
