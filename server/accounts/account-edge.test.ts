import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Account, accountPaths, teamPaths } from '../../contract/accounts.ts'
import { accountServer, signIn } from '../../tests/support/account-server.ts'
import { eventually } from '../../tests/support/eventually.ts'
import {
  callAccount,
  giveRole,
  mailsTo,
  newAccount,
  newAddress,
  password,
  signUp,
} from '../../tests/support/team-accounts.ts'
import { engines, openForTest } from '../../tests/support/test-databases.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('mails lead to our own origin only, and one of a kind goes out in ten minutes', async () => {
    const { origin, peer } = await accountServer(engine)
    const address = newAddress()
    const foreign = { email: address, password, redirectTo: 'https://evil.example/' }
    expect((await callAccount(origin, 'signUp', foreign)).status).toBe(403)
    await Promise.all([signUp(origin, address), signUp(origin, address), signUp(origin, address)])
    await eventually('mails', () => peer.accepted.length > 0)
    const last = newAddress()
    await signUp(origin, last)
    await mailsTo(peer, last, /^Confirm/)
    expect(peer.accepted.filter(({ to }) => to === address)).toHaveLength(1)
  })

  // Nothing that follows depends on the engine: one is enough.
  if (engine !== 'sqlite') return

  test('only our own script may call, with its key and with the right method', async () => {
    const { origin } = await accountServer(engine)
    const url = origin + accountPaths.signIn
    const body = JSON.stringify({ email: newAddress(), password })
    const type = { 'content-type': 'application/json' }
    expect((await fetch(url, { method: 'POST', headers: type, body })).status).toBe(401)
    expect((await fetch(url)).status).toBe(405)
    const strange = await callAccount(origin, 'signIn', { email: 'x', password, admin: true })
    expect(strange.status).toBe(400)
    expect((await fetch(`${origin}/auth/v1/sign-in/social`, { method: 'POST' })).status).toBe(404)
    expect((await fetch(`${origin}/auth/v1/update-user`, { method: 'POST' })).status).toBe(404)
  })

  test('answers set no cookie', async () => {
    const { origin, peer } = await accountServer(engine)
    const { address } = await newAccount(origin, peer)
    const answer = await signIn(origin, address)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { account } = (await answer.json()) as { account: Account }
    expect(account.address).toBe(address)
  })
})

test('while the database takes no writes, nobody is told anything wrong; then all is well', {
  timeout: 60_000,
}, async () => {
  const { origin, peer, address } = await accountServer('sqlite', {}, { lockPatience: 200 })
  const known = await newAccount(origin, peer)
  await giveRole(await openForTest(address), known.address, 'admin')
  const other = new DatabaseSync(join(address.dataDir, 'site.sqlite'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const colleague = newAddress()
  const credentials = { email: known.address, password }
  // At once: each wait for the database holds up the process, and idle connections break.
  const answers = await Promise.all([
    signUp(origin, colleague),
    callAccount(origin, 'signIn', credentials),
    fetch(`${origin}${teamPaths.accounts}/${known.address}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${known.token}` },
    }),
  ])
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
    expect(await answer.json()).toMatchObject({
      error: { code: 'unavailable', message: expect.stringMatching(/Accounts cannot be reached/) },
    })
  }
  other.exec('rollback')
  expect((await newAccount(origin, peer, colleague)).account.role).toBe('pending')
  expect((await callAccount(origin, 'signIn', credentials)).status).toBe(200)
})
