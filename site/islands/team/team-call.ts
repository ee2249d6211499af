import type { FieldErrors, RefusalCode, Refused } from '../../../contract/functions.ts'
import { dropSession, readSession } from '../../ui/stored-session.ts'
import { noAnswer } from '../call-account.ts'
import { leaveForSignIn } from './leave-for-sign-in.ts'
import { askForProof } from './proof.ts'

/** Milliseconds: long enough for a slow connection, short enough that nobody waits for a dead one. */
const patience = 20_000

/** Why a call brought nothing. Its message is a sentence for the colleague who made it. */
export class TeamCallError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: RefusalCode | 'offline'
  readonly fields: FieldErrors

  constructor(
    status: number,
    refused: Omit<Refused['error'], 'code'> & { code: TeamCallError['code'] },
  ) {
    super(refused.message)
    this.name = 'TeamCallError'
    this.status = status
    this.code = refused.code
    this.fields = refused.fields ?? {}
  }
}

type TeamCall = {
  /** GET where nothing is said. */
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, in place of a body. */
  file?: Blob
  /** Breaks the call off; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds to wait for the answer to begin and to end. */
  patience?: number
}

/**
 * Makes a call of the team with the session of this browser; resolves with the JSON of the answer. Rejects with a
 * `TeamCallError`. A session that has ended is dropped, and the page leaves for the sign-in.
 */
export async function callTeam<T>(path: string, call: TeamCall = {}): Promise<T> {
  const answer = await fetchTeam(path, call)
  if (answer.status === 204) return undefined as T
  try {
    return (await answer.json()) as T
  } catch (cause) {
    call.signal?.throwIfAborted()
    throw unanswered(cause)
  }
}

/** As `callTeam`, for answers that are no JSON: a file to download. Never a refused answer. */
export async function fetchTeam(path: string, call: TeamCall = {}): Promise<Response> {
  const token = readSession()
  const answer = await send(path, call, token)
  if (answer.ok) return answer
  if (answer.status === 401) {
    // Replaced meanwhile, in another tab or by a change of password: the new one is asked.
    const now = readSession()
    if (now && now !== token) return fetchTeam(path, call)
    dropSession()
    leaveForSignIn('ended')
  }
  const refused = await refusal(answer)
  if (refused.code !== 'proof_wanted') throw refused
  if (await askForProof()) return fetchTeam(path, call)
  throw new TeamCallError(answer.status, { code: 'proof_wanted', message: 'Nothing was done.' })
}

async function send(path: string, call: TeamCall, token: string | null): Promise<Response> {
  const { method = 'GET', body, file, signal } = call
  const patient = AbortSignal.timeout(call.patience ?? patience)
  try {
    return await fetch(path, {
      method,
      // The token in the header is the whole session: no cookie is sent or kept.
      credentials: 'omit',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, patient]) : patient,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(file && { 'content-type': file.type }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(file && { body: file }),
    })
  } catch (cause) {
    signal?.throwIfAborted()
    throw unanswered(cause)
  }
}

function unanswered(cause: unknown): TeamCallError {
  return Object.assign(new TeamCallError(0, { code: 'offline', message: noAnswer }), { cause })
}

async function refusal(answer: Response): Promise<TeamCallError> {
  const refused = await answer.json().then(
    (value: Refused) => value.error,
    () => null,
  )
  // A proxy answers in words of its own while the server starts.
  const unreachable = 'The server cannot be reached right now. Try again in a moment.'
  return new TeamCallError(answer.status, refused ?? { code: 'unavailable', message: unreachable })
}
