import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { passwordLength } from '../../contract/accounts.ts'
import { accountServer, requestReset } from '../../tests/support/account-server.ts'
import {
  callAccount,
  mailsTo,
  newAccount,
  newAddress,
  password,
  secretIn,
  signUp,
} from '../../tests/support/team-accounts.ts'
import { engines } from '../../tests/support/test-databases.ts'
import { commonPasswordHash, commonPasswords, isLeakedPassword } from './common-passwords.ts'

/** Among the leaked ones, and of no pattern that an estimate sees. */
const leaked = ['avadakedavra', 'Constitution', 'neversaynever', 'CzPS5NYNDWCkSC']

test('more leaked passwords of our length are known than the 3,000 that ASVS 5 asks for', async () => {
  expect((await commonPasswords()).size).toBe(10_000)
  for (const one of leaked) {
    expect(one.length).toBeGreaterThanOrEqual(passwordLength.least)
    expect(await isLeakedPassword(one), one).toBe(true)
  }
  expect(await isLeakedPassword(password)).toBe(false)
})

test('the list says no password itself', () => {
  const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  expect(text).toMatch(/^(?:[0-9a-f]{12}\n)+$/)
  expect(text).toContain(commonPasswordHash('louisvuitton'))
})

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('a leaked password is refused at sign-up, at a reset and at a change', async () => {
    const { origin, peer } = await accountServer(engine)
    const { address, token } = await newAccount(origin, peer)
    await requestReset(origin, address)
    const [mail] = await mailsTo(peer, address, /new password/)
    const link = secretIn(mail, 'reset')
    for (const chosen of leaked) {
      const change = { password, newPassword: chosen }
      for (const answer of [
        await signUp(origin, newAddress(), chosen),
        await callAccount(origin, 'reset', { token: link, password: chosen }),
        await callAccount(origin, 'changePassword', change, { token }),
      ]) {
        expect(answer.status, `${answer.url} ${chosen}`).toBe(400)
        expect(await answer.text()).toMatch(/too easy to guess/)
      }
    }
  })
})
