import {
  type Acknowledged,
  type FieldErrors,
  type FunctionName,
  functionPath,
  headers,
  type Refused,
} from '../../../contract/functions.ts'
import { type SentContext, writeLeadContext } from '../../../contract/lead-context.ts'

export type Outcome =
  | { kind: 'sent'; answer: Acknowledged }
  /** The server refused some values; it says which. */
  | { kind: 'refused'; fields: FieldErrors }
  | { kind: 'offline' }
  /** `reason` is the server's own sentence for the visitor, where it gave one. */
  | { kind: 'failed'; cause: unknown; reason?: string }

type Call = {
  publicKey: string
  /** Asked before the lead; when it fails, the lead is not sent. */
  precheck?: FunctionName
  functionName: FunctionName
  values: Record<string, string>
  idempotencyKey: string
  context: SentContext
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
      if (!check.ok) return failure(call.precheck, check, await bodyOf(check))
    }
    const answer = await invoke(call.functionName, call.publicKey, {
      body: JSON.stringify(call.values),
      headers: {
        'content-type': 'application/json',
        [headers.idempotencyKey]: call.idempotencyKey,
        [headers.leadContext]: writeLeadContext(call.context),
      },
    })
    const body = await bodyOf(answer)
    if (answer.ok && body && 'ok' in body) return { kind: 'sent', answer: body }
    if (body && 'error' in body && body.error.fields) {
      return { kind: 'refused', fields: body.error.fields }
    }
    return failure(call.functionName, answer, body)
  } catch (cause) {
    return navigator.onLine ? { kind: 'failed', cause } : { kind: 'offline' }
  }
}

/** What an answer says; undefined for one that is none of ours, such as a proxy's empty page. */
async function bodyOf(answer: Response): Promise<Acknowledged | Refused | undefined> {
  try {
    const body: unknown = JSON.parse(await answer.text())
    return typeof body === 'object' && body !== null ? (body as Acknowledged | Refused) : undefined
  } catch {
    return undefined
  }
}

function failure(
  name: FunctionName,
  { status }: Response,
  body: Acknowledged | Refused | undefined,
): Outcome {
  const refused = body && 'error' in body ? body.error : undefined
  return {
    kind: 'failed',
    cause: `${name} answered ${status}${refused ? `: ${refused.message}` : ''}`,
    // The other reasons speak to programs.
    ...(refused?.code === 'too_many_requests' && { reason: refused.message }),
  }
}
