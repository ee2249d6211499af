import { accountPaths, accountPatience } from '../../contract/accounts.ts'
import { headers, type Refused } from '../../contract/functions.ts'

export type Answer<T> = { ok: true; value: T } | { ok: false; status: number; message: string }

/** What a colleague reads where a call came to nothing: browsers have only technical words for it. */
export const noAnswer = 'No answer came. Are you connected?'

/** Makes an account call. Rejects when no answer came; what the server refuses is an answer. */
export async function callAccount<T>(
  call: keyof typeof accountPaths,
  publicKey: string,
  { body, token }: { body?: unknown; token?: string | null },
): Promise<Answer<T>> {
  const reads = call === 'session' || call === 'sessions' || call === 'passkeys'
  const answer = await fetch(accountPaths[call], {
    method: reads ? 'GET' : 'POST',
    // The token in the header is the whole session: no cookie is sent or kept.
    credentials: 'omit',
    signal: AbortSignal.timeout(accountPatience),
    headers: {
      [headers.publicKey]: publicKey,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!reads && { 'content-type': 'application/json' }),
    },
    ...(!reads && { body: JSON.stringify(body ?? {}) }),
  })
  const value = (await answer.json()) as T | Refused
  if (answer.ok) return { ok: true, value: value as T }
  return { ok: false, status: answer.status, message: (value as Refused).error.message }
}
