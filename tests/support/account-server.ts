import { serverInProcess } from './server-in-process.ts'
import { type SmtpPeer, smtpPeer, type Treat } from './smtp-peer.ts'
import { callAccount, password } from './team-accounts.ts'
import { type DatabaseAddress, type engines, newDatabase } from './test-databases.ts'

/** On which database, and of which build; a new database and a small site where nothing is said. */
export type ServerPlace = {
  address?: DatabaseAddress
  siteDirectory?: string
  /** What its mail server does with a mail. */
  treat?: Treat
  lockPatience?: number
}

/** A server on an empty database of its own, with a mail server that keeps what it gets. */
export async function accountServer(
  engine: (typeof engines)[number],
  environment: Record<string, string> = {},
  { address: given, treat, ...options }: ServerPlace = {},
): Promise<{ origin: string; peer: SmtpPeer; address: DatabaseAddress }> {
  const address = given ?? (await newDatabase(engine))
  const peer = await smtpPeer(treat)
  const origin = await serverInProcess({ SMTP_URL: peer.url, ...environment }, address, options)
  return { origin, peer, address }
}

export function signIn(origin: string, email: string, tried = password): Promise<Response> {
  return callAccount(origin, 'signIn', { email, password: tried })
}

/** The status with which the server answers whose session a token is. */
export async function sessionStatus(origin: string, token: string): Promise<number> {
  return (await callAccount(origin, 'session', undefined, { token })).status
}

export function requestReset(origin: string, email: string): Promise<Response> {
  return callAccount(origin, 'requestReset', { email, redirectTo: `${origin}/` })
}
