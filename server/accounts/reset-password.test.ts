import { describe, expect, test } from 'vitest'
import type { SessionBegun } from '../../contract/accounts.ts'
import {
  accountServer,
  requestReset,
  sessionStatus,
  signIn,
} from '../../tests/support/account-server.ts'
import { eventually } from '../../tests/support/eventually.ts'
import type { SmtpPeer } from '../../tests/support/smtp-peer.ts'
import {
  callAccount,
  giveRole,
  mailsTo,
  newAccount,
  newAddress,
  secretIn,
  signUp,
} from '../../tests/support/team-accounts.ts'
import { engines, openForTest } from '../../tests/support/test-databases.ts'
import { guessLimits } from '../limits/attempt-limit.ts'

const chosen = 'grimsvotn-og-skeidara-6'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  /** Asks for a link and reads it; `nth` counts the mails of this kind. */
  async function resetLink(origin: string, peer: SmtpPeer, address: string, nth = 1) {
    await requestReset(origin, address)
    const mails = () => mailsTo(peer, address, /Choose a new password/)
    await eventually(`mail ${nth}`, async () => (await mails()).length >= nth)
    return secretIn((await mails())[nth - 1], 'reset')
  }

  const reset = (origin: string, token: string, password = chosen) =>
    callAccount(origin, 'reset', { token, password })

  test('a new password ends every session, works once by its link, and is told', async () => {
    const { origin, peer } = await accountServer(engine)
    const { address, token: session } = await newAccount(origin, peer)
    await requestReset(origin, address)
    const [mail] = await mailsTo(peer, address, /Choose a new password/)
    const token = secretIn(mail, 'reset')
    const weak = await callAccount(origin, 'reset', { token, password: 'passwordpassword' })
    expect(weak.status).toBe(400)
    expect((await callAccount(origin, 'reset', { token, password: chosen })).status).toBe(200)
    expect((await callAccount(origin, 'reset', { token, password: chosen })).status).toBe(404)
    expect(await sessionStatus(origin, session)).toBe(401)
    expect((await signIn(origin, address)).status).toBe(401)
    expect((await signIn(origin, address, chosen)).status).toBe(200)
    await mailsTo(peer, address, /was changed/)
  })

  test('who was demoted stays so after a new password, and after an old link', async () => {
    const environment = { TEAM_DOMAINS: 'company.example' }
    const { origin, peer, address: database } = await accountServer(engine, environment)
    const colleague = await newAccount(origin, peer)
    expect(colleague.account.role).toBe('staff')
    await giveRole(await openForTest(database), colleague.address, 'pending')
    const token = await resetLink(origin, peer, colleague.address)
    expect((await reset(origin, token)).status).toBe(200)
    const answer = await signIn(origin, colleague.address, chosen)
    expect(((await answer.json()) as SessionBegun).account.role).toBe('pending')
  })

  test('another link may be asked for at once after a new password', async () => {
    const { origin, peer } = await accountServer(engine)
    const { address } = await newAccount(origin, peer)
    const first = await resetLink(origin, peer, address)
    expect((await reset(origin, first)).status).toBe(200)
    const second = await resetLink(origin, peer, address, 2)
    expect((await reset(origin, second, 'skaftafell-i-thoku-8')).status).toBe(200)
  })

  test('an address that is not confirmed is mailed no link, and the answer is the same', async () => {
    const { origin, peer, address: database } = await accountServer(engine)
    const address = newAddress()
    await signUp(origin, address)
    await mailsTo(peer, address, /^Confirm/)
    expect((await requestReset(origin, address)).status).toBe(200)
    const { db } = await openForTest(database)
    const queued = await db.selectFrom('outbox').select('kind').execute()
    expect(queued).toEqual([{ kind: 'account-confirmation' }])
  })

  test('one link takes so many refused passwords and no more', async () => {
    const { origin, peer } = await accountServer(engine)
    const { address } = await newAccount(origin, peer)
    const token = await resetLink(origin, peer, address)
    for (let tries = 0; tries < guessLimits.account.times; tries += 1) {
      expect((await reset(origin, token, 'passwordpassword')).status).toBe(400)
    }
    expect((await reset(origin, token)).status).toBe(429)
  })
})
