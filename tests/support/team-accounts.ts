import { randomUUID } from 'node:crypto'
import {
  accountPaths,
  type RoleChange,
  type SecondFactorOffer,
  type SessionBegun,
} from '../../contract/accounts.ts'
import { developmentPublicKey, headers as names } from '../../contract/functions.ts'
import { kyselyRoleStore } from '../../server/db/kysely-role-store.ts'
import type { OpenDatabase } from '../../server/db/open-database.ts'
import { eventually } from './eventually.ts'
import type { SmtpPeer } from './smtp-peer.ts'
import { totp } from './totp.ts'

/** Long and nobody's first guess. */
export const password = 'tindfjoll-9-havets-rauk'

export function newAddress(): string {
  return `colleague-${randomUUID()}@company.example`
}

type CallOptions = { token?: string | undefined; headers?: Record<string, string> }

/** Makes an account call as the sign-in page does. */
export function callAccount(
  origin: string,
  call: keyof typeof accountPaths,
  body: unknown,
  { token, headers }: CallOptions = {},
): Promise<Response> {
  const reads = call === 'session' || call === 'sessions' || call === 'passkeys'
  return fetch(origin + accountPaths[call], {
    method: reads ? 'GET' : 'POST',
    headers: {
      [names.publicKey]: developmentPublicKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(!reads && { body: JSON.stringify(body) }),
  })
}

/** The mails to an address whose subject matches, oldest first, once there is one. */
export async function mailsTo(peer: SmtpPeer, address: string, subject: RegExp): Promise<string[]> {
  const found = () =>
    peer.accepted.filter(({ to, email }) => to === address && subject.test(email.subject ?? ''))
  await eventually(`a mail to ${address}`, () => found().length > 0)
  return found().map(({ email }) => email.text ?? '')
}

/** The secret of the link in a mail. */
export function secretIn(text: string | undefined, kind: 'confirm' | 'reset'): string {
  const secret = new RegExp(`http\\S+/auth#${kind}=([\\w-]+)`).exec(text ?? '')?.[1]
  if (!secret) throw new Error(`No link to ${kind} in: ${text}`)
  return secret
}

export function signUp(
  origin: string,
  address: string,
  chosen = password,
  options: CallOptions = {},
): Promise<Response> {
  const body = { email: address, password: chosen, redirectTo: `${origin}/` }
  return callAccount(origin, 'signUp', body, options)
}

/** Signs up and confirms by the mailed link; the account is signed in by it. `client` is who asks, behind a proxy. */
export async function newAccount(
  origin: string,
  peer: SmtpPeer,
  address = newAddress(),
  client?: string,
): Promise<SessionBegun & { address: string }> {
  const options = client ? { headers: { 'x-forwarded-for': client } } : {}
  await signUp(origin, address, password, options)
  const [mail] = await mailsTo(peer, address, /^Confirm/)
  const token = secretIn(mail, 'confirm')
  const answer = await callAccount(origin, 'confirm', { token, password }, options)
  if (!answer.ok) throw new Error(`Confirming answered ${answer.status}: ${await answer.text()}`)
  return { ...((await answer.json()) as SessionBegun), address }
}

/** Gives an account a role, or removes it, as the command line does. */
export async function giveRole(
  database: OpenDatabase,
  address: string,
  to: RoleChange['to'],
): Promise<void> {
  const store = kyselyRoleStore(database)
  const account = await store.findByAddress(address)
  await store.change({
    accountId: account?.id ?? '',
    to,
    by: 'command line',
    now: Date.now(),
    mayLeaveNoAdmin: true,
  })
}

export type Enrolled = { uri: string; recoveryCodes: readonly string[]; token: string }

/**
 * Switches the second factor of a signed-in account on. The code of this half minute is
 * used up by it: the next to take is `totp(uri, 1)`.
 */
export async function enrol(origin: string, token: string, chosen = password): Promise<Enrolled> {
  const offered = await callAccount(origin, 'enableSecondFactor', { password: chosen }, { token })
  const offer = (await offered.json()) as SecondFactorOffer
  const proved = await callAccount(
    origin,
    'proveSecondFactor',
    { code: totp(offer.uri) },
    { token },
  )
  if (!proved.ok) throw new Error(`Enrolling answered ${proved.status}: ${await proved.text()}`)
  return { ...offer, token: ((await proved.json()) as SessionBegun).token }
}
