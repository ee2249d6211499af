import type { Role } from '../../contract/accounts.ts'
import type { OpenDatabase } from '../../server/db/open-database.ts'
import { accountServer, type ServerPlace } from './account-server.ts'
import type { SmtpPeer } from './smtp-peer.ts'
import { type StoredColleague, storeColleague } from './stored-colleague.ts'
import { newAddress } from './team-accounts.ts'
import { type engines, openForTest } from './test-databases.ts'

/** A signed-in colleague of a test. */
export type TestColleague = StoredColleague & {
  /** The JSON of a call that must succeed. */
  get<T>(path: string): Promise<T>
  send<T>(method: string, path: string, body?: unknown): Promise<T>
  call(method: string, path: string, body?: unknown): Promise<Response>
}

type TeamServer = {
  origin: string
  database: OpenDatabase
  peer: SmtpPeer
  colleague(role: Exclude<Role, 'pending'>): Promise<TestColleague>
}

/** A server on an empty database of its own, and colleagues who sign in to it. */
export async function teamServer(
  engine: (typeof engines)[number],
  environment: Record<string, string> = {},
  place: ServerPlace = {},
): Promise<TeamServer> {
  const { origin, peer, address } = await accountServer(engine, environment, place)
  const database = await openForTest(address)
  return {
    origin,
    database,
    peer,
    async colleague(role) {
      const stored = await storeColleague(database, newAddress(), role, environment.AUTH_SECRET)
      const call = (method: string, path: string, body?: unknown) =>
        fetch(origin + path, {
          method,
          headers: {
            authorization: `Bearer ${stored.token}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
      async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
        const answer = await call(method, path, body)
        if (!answer.ok)
          throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
        return (await answer.json()) as T
      }
      return { ...stored, call, send, get: (path) => send('GET', path) }
    },
  }
}
