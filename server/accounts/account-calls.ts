import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { passwordLength } from '../../contract/accounts.ts'
import { fieldErrors } from '../../contract/field-errors.ts'
import { limits } from '../../contract/fields.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import { clientKey } from '../http/client-key.ts'
import { Refusal } from '../http/refusal.ts'
import { type RefusalKey, refusalText } from '../words/refusal-words.ts'
import type { Known } from '../words/words-of.ts'
import type { Caller, Limited } from './account-deps.ts'
import { deviceName } from './device-name.ts'

const { accounts, lead } = contractWords(teamLanguage)
const words = { errors: { ...lead.errors, ...accounts.errors }, language: teamLanguage }

/** Who makes a call; `origin` is where links of its mails lead. */
export function callerOf({ ip, headers }: FastifyRequest, origin = ''): Caller {
  return { client: clientKey(ip), device: deviceName(headers['user-agent']), origin }
}

/** The body of a JSON call as the schema has it. Throws a Refusal that names the wrong field. */
export function readCall<T>(schema: v.GenericSchema<unknown, T>, { body }: FastifyRequest): T {
  let value: unknown
  try {
    value = JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '', refuseNul)
  } catch {
    throw new Refusal('malformed_request', 'request.notJson')
  }
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const fields = fieldErrors(read.issues, words, { ...limits, ...passwordLength })
  const [first] = Object.values(fields)
  throw new Refusal('invalid_fields', first ? () => first : 'request.field', { fields })
}

/** One field is wrong: the same sentence stands beside it and answers the whole call. */
export function refusedField(name: string, key: RefusalKey, values?: Known): Refusal {
  const sentence = refusalText(teamLanguage, key, values)
  return new Refusal('invalid_fields', () => sentence, { fields: { [name]: sentence } })
}

/** PostgreSQL keeps no text with a NUL: what nobody types is refused before it gets there. */
function refuseNul(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new Error('A text holds a NUL')
  return value
}

/** The result of a call that no limit stopped. Throws the Refusal (429) of one that was. */
export function admitted<T extends { outcome: string }>(result: T | Limited): Exclude<T, Limited> {
  if (!('retryAfterSeconds' in result)) return result as Exclude<T, Limited>
  throw tooMany(result.retryAfterSeconds)
}

export function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal('too_many_requests', 'account.tooMany', {
    values: { minutes: Math.ceil(retryAfterSeconds / 60) },
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}

/** Sends JSON that no cache may keep. */
export function answer(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.header('cache-control', 'no-store').send(body)
}
