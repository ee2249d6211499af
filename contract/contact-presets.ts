import { extrasInTexts } from './extras.ts'
import type { Extras } from './lead-fields.ts'
import { type Topic, topics } from './options.ts'

/** What a visitor comes for, where the topic alone does not say it. */
export type Ask = 'visit' | 'demo'

const asks: readonly Ask[] = ['visit', 'demo']

/** What a link to the contact form says beforehand: `/contact?topic=supply&format=rail&from=solutions`. */
export type ContactPresets = {
  topic: Topic | undefined
  need: 'emergency' | undefined
  ask: Ask | undefined
  /** What is filled in beforehand: a format, or all that a plan knows. */
  extras: Extras | undefined
  /** The page that the link stood on, by its name: `bulk-delivery`, `home`. */
  from: string | undefined
  /** The presets alone, as the lead's page keeps them: `?need=emergency`, or nothing. */
  query: string
}

/** Reads the query of an address. Unknown values count as not said; an emergency is about supply. */
export function contactPresets(query: string): ContactPresets {
  const parameters = new URLSearchParams(query)
  const topic = topics.find((known) => known === parameters.get('topic'))
  const need = parameters.get('need') === 'emergency' ? 'emergency' : undefined
  const ask = asks.find((known) => known === parameters.get('ask'))
  const extras = extrasInTexts(
    (name) => parameters.get(name),
    Date.now(),
    (name) => [name],
  )
  const from = /^[a-z][a-z-]{0,59}$/.exec(parameters.get('from') ?? '')?.[0]
  const presets = Object.entries({ topic, need, ask, format: extras?.format, from }).filter(
    ([, value]) => value,
  )
  const written = new URLSearchParams(presets as [string, string][]).toString()
  return {
    topic: need ? 'supply' : topic,
    need,
    ask,
    extras,
    from,
    query: written && `?${written}`,
  }
}

/** A page's name in an address: `/bulk-delivery` and `/` as `bulk-delivery` and `home`. */
export const pageName = (path: string): string => path.slice(1) || 'home'

/** The path of a page by its name. */
export const pagePath = (name: string): string => (name === 'home' ? '/' : `/${name}`)
