import {
  type Acknowledged,
  type FieldErrors,
  type FunctionName,
  functionPath,
  headers,
  type Refused,
} from '../../../contract/functions.ts'
import { type LeadContext, writeLeadContext } from '../../../contract/lead-context.ts'

export type Outcome =
  | { kind: 'sent'; reference: string }
  /** The server refused some values; it says which. */
  | { kind: 'refused'; fields: FieldErrors }
  | { kind: 'offline' }
  | { kind: 'failed'; cause: unknown }

type Call = {
  publicKey: string
  /** Asked before the lead; when it fails, the lead is not sent. */
  precheck?: FunctionName
  functionName: FunctionName
  values: Record<string, string>
  idempotencyKey: string
  context: LeadContext
}

/** Long enough for a slow connection, short enough that nobody waits for a dead one. */
const patience = 20_000

async function invoke(name: FunctionName, publicKey: string, init: RequestInit): Promise<Response> {
  return fetch(functionPath(name), {
    ...init,
    method: 'POST',
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
    headers: { ...init.headers, [headers.publicKey]: publicKey },
  })
}

/**
 * Sends one lead. Never throws: whatever happens is an outcome the form can show.
 * Repeating a call with the same key and values is safe; the server stores one lead.
 */
export async function sendLead(call: Call): Promise<Outcome> {
  try {
    if (call.precheck) {
      const check = await invoke(call.precheck, call.publicKey, {})
      if (!check.ok) return { kind: 'failed', cause: `${call.precheck} answered ${check.status}` }
    }
    const answer = await invoke(call.functionName, call.publicKey, {
      body: JSON.stringify(call.values),
      headers: {
        'content-type': 'application/json',
        [headers.idempotencyKey]: call.idempotencyKey,
        [headers.leadContext]: writeLeadContext(call.context),
      },
    })
    const body = (await answer.json()) as Acknowledged | Refused
    if ('ok' in body) return { kind: 'sent', reference: body.reference }
    if (body.error.fields) return { kind: 'refused', fields: body.error.fields }
    return { kind: 'failed', cause: `${call.functionName}: ${body.error.message}` }
  } catch (cause) {
    return navigator.onLine ? { kind: 'failed', cause } : { kind: 'offline' }
  }
}
