import type { FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { admitted, callerOf, readCall } from './account-calls.ts'
import type { AccountDeps, Caller, Limited } from './account-deps.ts'
import { requireSession } from './require-session.ts'
import type { SignedIn } from './sessions.ts'

/**
 * Answers a call that needs a session: checks session, body and limits around `work`, and gives its result. Throws a
 * Refusal without a session that holds (401), with a wrong body (400) and past a limit (429).
 */
export async function signedInCall<Call, Result extends { outcome: string }>(
  request: FastifyRequest,
  schema: v.GenericSchema<unknown, Call>,
  work: (session: SignedIn, call: Call, caller: Caller, deps: AccountDeps) => Promise<Result>,
  deps: AccountDeps,
): Promise<Exclude<Result, Limited>> {
  const session = await requireSession(request.headers, deps)
  const call = readCall(schema, request)
  return admitted(await work(session, call, callerOf(request), deps))
}
