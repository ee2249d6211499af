import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { passwordLength } from '../../contract/accounts.ts'
import { fieldErrors } from '../../contract/field-errors.ts'
import { limits } from '../../contract/fields.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import { clientKey } from '../http/client-key.ts'
import { Refusal } from '../http/refusal.ts'
import { spokenWait } from '../http/spoken-wait.ts'
import type { Caller, Limited } from './account-deps.ts'
import { deviceName } from './device-name.ts'

const { accounts, lead } = contractWords(teamLanguage)
const words = { errors: { ...lead.errors, ...accounts.errors }, language: teamLanguage }

export const wrongPassword = 'That is not the password.'

/** Who makes a call; `origin` is where links of its mails lead. */
export function callerOf({ ip, headers }: FastifyRequest, origin = ''): Caller {
  return { client: clientKey(ip), device: deviceName(headers['user-agent']), origin }
}

/** The body of a JSON call as the schema has it. Throws a Refusal that names the wrong field. */
export function readCall<T>(schema: v.GenericSchema<unknown, T>, { body }: FastifyRequest): T {
  let value: unknown
  try {
    value = JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '')
  } catch {
    throw new Refusal('malformed_request', 'The request is not valid JSON.')
  }
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const fields = fieldErrors(read.issues, words, { ...limits, ...passwordLength })
  throw new Refusal('invalid_fields', Object.values(fields)[0] ?? 'A field is wrong.', { fields })
}

/** The result of a call that no limit stopped. Throws the Refusal (429) of one that was. */
export function admitted<T extends { outcome: string }>(result: T | Limited): Exclude<T, Limited> {
  if (!('retryAfterSeconds' in result)) return result as Exclude<T, Limited>
  const { retryAfterSeconds } = result
  const wait = spokenWait(retryAfterSeconds)
  throw new Refusal('too_many_requests', `Too many attempts. Please try again in ${wait}.`, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}

/** Sends JSON that no cache may keep. */
export function answer(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.header('cache-control', 'no-store').send(body)
}
