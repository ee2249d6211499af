import { type Topic, topics } from './contact-message.ts'
import type { Need } from './lead-context.ts'
import { type QuoteFormat, quoteFormats } from './quote.ts'

/** What a visitor comes for, where the topic alone does not say it. */
export type Ask = 'visit' | 'demo'

const asks: readonly Ask[] = ['visit', 'demo']

/** What a link to the contact form says beforehand: `/contact?topic=supply&format=rail`, `/contact?need=emergency`. */
export type ContactPresets = {
  topic: Topic | undefined
  need: Need | undefined
  ask: Ask | undefined
  format: QuoteFormat | undefined
  /** The presets alone, as the lead's page keeps them: `?need=emergency`, or nothing. */
  query: string
}

/** Reads the query of an address. Unknown values count as not said; an emergency is about supply. */
export function contactPresets(query: string): ContactPresets {
  const asked = new URLSearchParams(query)
  const topic = topics.find((known) => known === asked.get('topic'))
  const need = asked.get('need') === 'emergency' ? 'emergency' : undefined
  const ask = asks.find((known) => known === asked.get('ask'))
  const format = quoteFormats.find((known) => known === asked.get('format'))
  const said = Object.entries({ topic, need, ask, format }).filter(([, value]) => value)
  const kept = new URLSearchParams(said as [string, string][]).toString()
  return { topic: need ? 'supply' : topic, need, ask, format, query: kept && `?${kept}` }
}
