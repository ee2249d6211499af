import { describe, expect, test } from 'vitest'
import type { CodeWanted, SessionBegun } from '../../contract/accounts.ts'
import { accountServer, requestReset, sessionStatus } from '../../tests/support/account-server.ts'
import {
  callAccount,
  enrol,
  mailsTo,
  newAccount,
  password,
  secretIn,
} from '../../tests/support/team-accounts.ts'
import { engines, openForTest } from '../../tests/support/test-databases.ts'
import { totp } from '../../tests/support/totp.ts'
import { kyselyRoleStore } from '../db/kysely-role-store.ts'

const chosen = 'grimsvotn-og-skeidara-6'
const environment = { TRUST_PROXY: '127.0.0.1' }

/** Sign-ins spread over the time in which a password is judged, from as many clients. */
async function signInAllAlong(origin: string, email: string): Promise<Response[]> {
  const calls = Array.from({ length: 12 }, async (_, n) => {
    await new Promise((resolve) => setTimeout(resolve, n * 25))
    const headers = { 'x-forwarded-for': `198.18.3.${n}` }
    return callAccount(origin, 'signIn', { email, password }, { headers })
  })
  return Promise.all(calls)
}

describe.each(engines)('on %s', { timeout: 120_000 }, (engine) => {
  test('a sign-in that read the old password leaves no session after a reset', async () => {
    const { origin, peer } = await accountServer(engine, environment)
    const { address } = await newAccount(origin, peer)
    await requestReset(origin, address)
    const [mail] = await mailsTo(peer, address, /Choose a new password/)
    const token = secretIn(mail, 'reset')
    const [reset, answers] = await Promise.all([
      callAccount(origin, 'reset', { token, password: chosen }),
      signInAllAlong(origin, address),
    ])
    expect(reset.status).toBe(200)
    const begun = answers.filter(({ ok }) => ok)
    for (const answer of begun) {
      const session = (await answer.json()) as SessionBegun
      expect(await sessionStatus(origin, session.token)).toBe(401)
    }
  })

  test('nor does one after the access was ended from the command line', async () => {
    const { origin, peer, address: database } = await accountServer(engine, environment)
    const { address } = await newAccount(origin, peer)
    const store = kyselyRoleStore(await openForTest(database))
    const account = await store.findByAddress(address)
    const [, answers] = await Promise.all([
      new Promise((resolve) => setTimeout(resolve, 150)).then(() =>
        store.endAccess(account?.id ?? ''),
      ),
      signInAllAlong(origin, address),
    ])
    // Some were in time, and their sessions have ended; the others were refused.
    expect(answers.some(({ ok }) => !ok)).toBe(true)
    for (const answer of answers.filter(({ ok }) => ok)) {
      const session = (await answer.json()) as SessionBegun
      expect(await sessionStatus(origin, session.token)).toBe(401)
    }
  })

  test('a half-done sign-in from before a reset is finished by no code', async () => {
    const { origin, peer } = await accountServer(engine, environment)
    const { address, token } = await newAccount(origin, peer)
    const { recoveryCodes } = await enrol(origin, token)
    await requestReset(origin, address)
    const [mail] = await mailsTo(peer, address, /Choose a new password/)
    const [reset, answers] = await Promise.all([
      callAccount(origin, 'reset', { token: secretIn(mail, 'reset'), password: chosen }),
      signInAllAlong(origin, address),
    ])
    expect(reset.status).toBe(200)
    const wanted = await Promise.all(
      answers.filter(({ ok }) => ok).map(async (answer) => (await answer.json()) as CodeWanted),
    )
    for (const [n, { challenge }] of wanted.entries()) {
      const step = { challenge, code: recoveryCodes[n % 10] }
      const headers = { 'x-forwarded-for': `198.18.4.${n}` }
      expect((await callAccount(origin, 'secondStep', step, { headers })).status).toBe(401)
    }
  })

  test('a sign-in that saw no second factor begins no session once there is one', async () => {
    const { origin, peer } = await accountServer(engine, environment)
    const { address, token } = await newAccount(origin, peer)
    const offered = await callAccount(origin, 'enableSecondFactor', { password }, { token })
    const { uri } = (await offered.json()) as { uri: string }
    const [proved, answers] = await Promise.all([
      new Promise((resolve) => setTimeout(resolve, 150)).then(() =>
        callAccount(origin, 'proveSecondFactor', { code: totp(uri) }, { token }),
      ),
      signInAllAlong(origin, address),
    ])
    expect(proved.status).toBe(200)
    for (const answer of answers) {
      const body = (await answer.json()) as Partial<SessionBegun>
      if (body.token) expect(await sessionStatus(origin, body.token)).toBe(401)
    }
  })

  test('a change of the password that read the old one changes nothing after a reset', async () => {
    const { origin, peer } = await accountServer(engine, environment)
    const { address, token } = await newAccount(origin, peer)
    await requestReset(origin, address)
    const [mail] = await mailsTo(peer, address, /Choose a new password/)
    const thieves = 'thjofurinn-valdi-thetta-4'
    const [reset, ...changes] = await Promise.all([
      callAccount(origin, 'reset', { token: secretIn(mail, 'reset'), password: chosen }),
      ...[0, 60].map(async (wait) => {
        await new Promise((resolve) => setTimeout(resolve, wait))
        return callAccount(origin, 'changePassword', { password, newPassword: thieves }, { token })
      }),
    ])
    const signIn = (tried: string) =>
      callAccount(origin, 'signIn', { email: address, password: tried })
    // Whichever came first, the two never mix: one password is right, and one change succeeded.
    const statuses = [reset, ...changes].map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const won = reset.status === 200 ? chosen : thieves
    expect((await signIn(won)).status).toBe(200)
    expect((await signIn(won === chosen ? thieves : chosen)).status).toBe(401)
  })
})
