import type { IncomingHttpHeaders } from 'node:http'
import { headers as names } from '../../contract/functions.ts'
import { Refusal } from '../http/refusal.ts'
import { decodeBody, type LeadCall, readIdempotencyKey, refusePrototypeKeys } from './lead-call.ts'
import { readLeadContext } from './lead-context-header.ts'
import { preferredLanguage } from './preferred-language.ts'

/** Reads a call sent by script: fields in the body, everything else in headers. Throws a Refusal. */
export function readJsonCall(body: Buffer, headers: IncomingHttpHeaders): LeadCall {
  const fields = parse(decodeBody(body))
  if (typeof fields === 'object' && fields !== null) refusePrototypeKeys(Object.keys(fields))
  const language = preferredLanguage(headers['accept-language'])
  return {
    fields,
    idempotencyKey: readIdempotencyKey(headers[names.idempotencyKey]),
    context: {
      ...readLeadContext(headers[names.leadContext]),
      ...(language && { language }),
    },
  }
}

function parse(text: string): LeadCall['fields'] {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed_request', 'request.notJson')
  }
}
