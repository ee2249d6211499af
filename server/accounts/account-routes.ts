import type { FastifyInstance } from 'fastify'
import {
  confirmCall,
  requestResetCall,
  resetCall,
  signInCall,
  signUpCall,
} from '../../contract/account-calls.ts'
import type { CodeWanted, SessionBegun } from '../../contract/accounts.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import type { Language } from '../../contract/words/language.ts'
import { bearerToken } from '../http/bearer-token.ts'
import { json } from '../http/media-type.ts'
import { Refusal } from '../http/refusal.ts'
import { getRoute, postRoute } from './account-call-route.ts'
import { admitted, callerOf, readCall } from './account-calls.ts'
import type { AccountRouteDeps } from './account-deps.ts'
import { confirmAccount } from './confirm-account.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { requireSession } from './require-session.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { signOut } from './sessions.ts'
import { type SignInResult, signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import type { Weakness } from './weak-password.ts'

const weakPassword = (weakness: Weakness) =>
  new Refusal('invalid_fields', 'account.tooEasy', { values: { weakness } })

const signInRefused = (language: Language) => contractWords(language).accounts.notices.signInRefused

/** The account calls of the sign-in page: JSON and the public key in, JSON out, no cookies. */
export async function accountRoutes(app: FastifyInstance, deps: AccountRouteDeps): Promise<void> {
  app.addContentTypeParser(json, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  postRoute(app, 'signUp', deps, async (request) => {
    const { email, password, redirectTo } = readCall(signUpCall, request)
    const caller = callerOf(request, ownOrigin(redirectTo))
    const result = admitted(await signUp({ address: low(email), password }, caller, deps))
    if (result.outcome === 'weak-password') throw weakPassword(result.weakness)
    if (result.outcome === 'unusable-address')
      throw new Refusal('invalid_fields', 'account.otherAddress')
    return { ok: true }
  })

  postRoute(app, 'signIn', deps, async (request) => {
    const { email, password } = readCall(signInCall, request)
    const credentials = { address: low(email), password }
    const result = admitted(await signIn(credentials, callerOf(request, mailOrigin()), deps))
    if (result.outcome === 'refused') throw new Refusal('unauthorized', signInRefused)
    return begun(result)
  })

  postRoute(app, 'confirm', deps, async (request) => {
    const { token, password } = readCall(confirmCall, request)
    const call = { secret: token, password }
    const result = admitted(await confirmAccount(call, callerOf(request, mailOrigin()), deps))
    if (result.outcome === 'unusable') throw new Refusal('not_found', 'account.unusableLink')
    if (result.outcome === 'wrong-password')
      throw new Refusal('unauthorized', 'account.wrongPassword')
    return begun(result)
  })

  postRoute(app, 'requestReset', deps, async (request) => {
    const { email, redirectTo } = readCall(requestResetCall, request)
    const caller = callerOf(request, ownOrigin(redirectTo))
    admitted(await requestReset(low(email), caller, deps))
    return { ok: true }
  })

  postRoute(app, 'reset', deps, async (request) => {
    const { token, password } = readCall(resetCall, request)
    const call = { secret: token, password }
    const result = admitted(await resetPassword(call, callerOf(request).client, deps))
    if (result.outcome === 'unusable') throw new Refusal('not_found', 'account.unusableLink')
    if (result.outcome === 'weak-password') throw weakPassword(result.weakness)
    return { ok: true }
  })

  postRoute(app, 'signOut', deps, async (request) => {
    await signOut(bearerToken(request.headers), callerOf(request), deps)
    return { ok: true }
  })

  getRoute(app, 'session', async ({ headers }) => (await requireSession(headers, deps)).account)
  ownAccountRoutes(app, deps)
  secondFactorRoutes(app, deps)
  passkeyRoutes(app, deps)

  /** Mails of calls that say nothing of where to return lead to the site's own address. */
  function mailOrigin(): string {
    return deps.origins()[0] ?? ''
  }

  /** Throws a Refusal for an address that is not ours: a mail of ours must not lead elsewhere. */
  function ownOrigin(redirectTo: string): string {
    const origin = URL.parse(redirectTo)?.origin
    if (origin && deps.origins().includes(origin)) return origin
    throw new Refusal('forbidden', 'account.otherSite')
  }
}

function begun(
  result: Extract<SignInResult, { outcome: 'signed-in' | 'code-wanted' }>,
): SessionBegun | CodeWanted {
  if (result.outcome === 'signed-in') return result.session
  const { outcome: _, ...wanted } = result
  return wanted
}

/** Two spellings of one mailbox must not be two accounts. */
function low(address: string): string {
  return address.toLowerCase()
}
