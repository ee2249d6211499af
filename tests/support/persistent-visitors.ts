import { randomUUID } from 'node:crypto'
import { eventually } from './eventually.ts'
import { callFunction, clientAddress, contactFields } from './lead-calls.ts'

/**
 * Sends a message as the form does: what the server had no room or time to store, and what broke off on the way, is
 * sent again under its key to wherever `origin` leads by then. Returns its reference. `visitor` is the client's
 * address, as a trusted proxy reports it.
 */
export async function sendUntilStored(
  origin: () => string,
  visitor: string,
  fields = contactFields(),
): Promise<string> {
  const options = { key: randomUUID(), headers: { 'x-forwarded-for': visitor } }
  for (;;) {
    const answer = await callFunction(origin(), 'send-contact-email', fields, options)
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined)
    if (answer?.status === 200) return (JSON.parse(answer.text) as { reference: string }).reference
    // A proxy answers 502 while nobody is behind it; anything else is a mistake of ours.
    if (answer && ![502, 503].includes(answer.status)) {
      throw new Error(`Answered with ${answer.status}: ${answer.text}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export type PersistentVisitors = {
  /** What was acknowledged: the reference by the sender's address. */
  references: ReadonlyMap<string, string>
  /** Resolves when each has had its last message acknowledged. */
  leave: () => Promise<void>
}

/** So many visitors who write one message after the other, each until it is acknowledged. */
export function persistentVisitors(count: number, origin: () => string): PersistentVisitors {
  const references = new Map<string, string>()
  let leaving = false
  const visits = Array.from({ length: count }, async () => {
    while (!leaving) {
      const fields = contactFields()
      const visitor = clientAddress(Math.floor(Math.random() * 65_536))
      references.set(fields.email, await sendUntilStored(origin, visitor, fields))
    }
  })
  const all = Promise.all(visits)
  // Looked at when they leave; until then a failure must not end the run.
  all.catch(() => {})
  return {
    references,
    async leave() {
      leaving = true
      await all
    },
  }
}

/** Resolves once a message is answered with 503; room that the database had already is used up first. In seconds. */
export function untilRefused(origin: string, patience: number): Promise<void> {
  return eventually(
    'leads are refused',
    async () => {
      const headers = { 'x-forwarded-for': clientAddress(Math.floor(Math.random() * 65_536)) }
      const fields = contactFields()
      return (await callFunction(origin, 'send-contact-email', fields, { headers })).status === 503
    },
    patience,
  )
}
