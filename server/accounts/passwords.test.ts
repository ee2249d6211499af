import { hashPassword as hashOfBefore } from 'better-auth/crypto'
import { describe, expect, test } from 'vitest'
import { accountServer, signIn } from '../../tests/support/account-server.ts'
import { newAccount, password } from '../../tests/support/team-accounts.ts'
import { engines, openForTest } from '../../tests/support/test-databases.ts'
import { openPasswords } from './passwords.ts'

const passwords = openPasswords()

test('a password is stored as argon2id with its cost and a salt of its own', async () => {
  const [one, other] = [await passwords.hash(password), await passwords.hash(password)]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await passwords.isRight(password, one)).toBe(true)
  expect(await passwords.isRight(`${password} `, one)).toBe(false)
  // Composed by one keyboard, decomposed by another: one password.
  expect(
    await passwords.isRight(
      'bla\u0301fjo\u0308ll-9-i-thoku',
      await passwords.hash('bl\u00e1fj\u00f6ll-9-i-thoku'),
    ),
  ).toBe(true)
})

test('no hash, or one of no known form, is nobody’s password', async () => {
  for (const hash of [null, undefined, '', 'x', 'x:y', '$argon2id$v=19$m=8,t=1,p=1$$']) {
    expect(await passwords.isRight(password, hash), String(hash)).toBe(false)
  }
})

test('a hash of another cost is right and outdated', async () => {
  const cheaper = await openPasswords({ memory: 19_456, passes: 2, parallelism: 1 }).hash(password)
  expect(await passwords.isRight(password, cheaper)).toBe(true)
  expect(await passwords.isRight('another one', cheaper)).toBe(false)
  expect(passwords.isOutdated(cheaper)).toBe(true)
  expect(passwords.isOutdated(await passwords.hash(password))).toBe(false)
})

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('a hash of before signs in once and is then stored as hashes are made now', async () => {
    const { origin, peer, address: database } = await accountServer(engine)
    const { address } = await newAccount(origin, peer)
    const { db } = await openForTest(database)
    const stored = async () =>
      (await db.selectFrom('team_credentials').select('password').executeTakeFirstOrThrow())
        .password
    const old = await hashOfBefore(password)
    await db.updateTable('team_credentials').set({ password: old }).execute()
    expect((await signIn(origin, address, 'not-the-password')).status).toBe(401)
    expect(await stored()).toBe(old)
    expect((await signIn(origin, address)).status).toBe(200)
    expect(await stored()).toMatch(/^\$argon2id\$/)
    expect((await signIn(origin, address)).status).toBe(200)
  })
})
