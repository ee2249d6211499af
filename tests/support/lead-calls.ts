import { randomUUID } from 'node:crypto'
import type { ContactMessage } from '../../contract/contact-message.ts'
import {
  developmentPublicKey,
  type FunctionName,
  functionPath,
  headers as names,
} from '../../contract/functions.ts'
import { writeLeadContext } from '../../contract/lead-context.ts'
import type { PartnershipInquiry } from '../../contract/partnership-inquiry.ts'

/** A contact message that passes every check; each has an address of its own. */
export function contactFields(changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    firstName: 'Sigríður',
    lastName: "O'Brien",
    email: `visitor-${randomUUID()}@example.com`,
    organization: 'Harbour Bottlers & Sons',
    topic: 'supply',
    message: 'We bottle 24,000 L a week.\nCan you deliver in spring?',
    ...changes,
  }
}

export function partnershipFields(changes: Partial<PartnershipInquiry> = {}): PartnershipInquiry {
  const { topic: _topic, ...person } = contactFields()
  return { ...person, partnershipType: 'logistics', ...changes }
}

type CallOptions = {
  key?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** What the site's script sends along with a form, after a while of typing. */
export function leadHeaders(key?: string): Record<string, string> {
  return {
    [names.publicKey]: developmentPublicKey,
    'content-type': 'application/json',
    [names.leadContext]: writeLeadContext({ fillTime: 5_321 }),
    ...(key && { [names.idempotencyKey]: key }),
  }
}

/** Calls a function as the site's script does. */
export function callFunction(
  origin: string,
  name: FunctionName,
  fields: unknown,
  { key, headers, signal }: CallOptions = {},
): Promise<Response> {
  return fetch(origin + functionPath(name), {
    method: 'POST',
    headers: { ...leadHeaders(key), ...headers },
    body: JSON.stringify(fields),
    ...(signal && { signal }),
  })
}

/** Sends a form as a browser without script does. */
export function postForm(
  origin: string,
  name: FunctionName,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin },
): Promise<Response> {
  return fetch(origin + functionPath(name), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
}

/** An address of the documentation ranges, as a trusted proxy would report it; `n` below 65,536. */
export function clientAddress(n: number): string {
  return `198.18.${(n >> 8) & 255}.${n & 255}`
}
