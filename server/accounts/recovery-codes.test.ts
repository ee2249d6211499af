import { describe, expect, test } from 'vitest'
import type { CodeWanted } from '../../contract/accounts.ts'
import { accountServer, signIn } from '../../tests/support/account-server.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { callAccount, enrol, newAccount } from '../../tests/support/team-accounts.ts'
import { engines, openForTest } from '../../tests/support/test-databases.ts'
import { openAuth } from './open-auth.ts'

const secret = 'a-secret-of-the-operator-s-own-32-or-more'
const environment = { AUTH_SECRET: secret }

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function enrolled() {
    const { origin, peer, address: at } = await accountServer(engine, environment)
    const { address, token } = await newAccount(origin, peer)
    const { recoveryCodes } = await enrol(origin, token)
    const database = await openForTest(at)
    const stored = async () => {
      const query = database.db.selectFrom('account_authenticators').select('recovery_codes')
      return (await query.executeTakeFirstOrThrow()).recovery_codes
    }
    /** Puts them back as a version before stored them. */
    const encrypt = async () => {
      const encrypted = await openAuth(database, secret).encrypt(JSON.stringify(recoveryCodes))
      await database.db
        .updateTable('account_authenticators')
        .set({ recovery_codes: encrypted })
        .execute()
    }
    async function enter(code = ''): Promise<number> {
      const { challenge } = (await (await signIn(origin, address)).json()) as CodeWanted
      return (await callAccount(origin, 'secondStep', { challenge, code })).status
    }
    return { at, recoveryCodes, stored, encrypt, enter }
  }

  test('recovery codes are stored as hashes alone, and each works once', async () => {
    const { recoveryCodes, stored, enter } = await enrolled()
    const hashes = JSON.parse(await stored()) as string[]
    expect(hashes).toHaveLength(10)
    for (const hash of hashes) expect(hash).toMatch(/^[\w-]{43}$/)
    expect(recoveryCodes.filter((code) => hashes.includes(code))).toEqual([])
    expect(await enter(recoveryCodes[3])).toBe(200)
    expect(await enter(recoveryCodes[3])).toBe(401)
    // Typed in small letters and with blanks, from a sheet of paper.
    expect(await enter(recoveryCodes[4]?.toLowerCase().replaceAll('-', ' '))).toBe(200)
    expect(recoveryCodes.join('')).not.toMatch(/[^A-HJKMNPQRTU-Y346789-]/)
    expect(JSON.parse(await stored())).toHaveLength(8)
  })

  test('codes that a version before stored encrypted still work, and are hashed by that', async () => {
    const { recoveryCodes, stored, encrypt, enter } = await enrolled()
    await encrypt()
    expect(await enter('none-such')).toBe(401)
    expect(JSON.parse(await stored())).toHaveLength(10)
    await encrypt()
    expect(await enter(recoveryCodes[0])).toBe(200)
    expect(await enter(recoveryCodes[0])).toBe(401)
    expect(JSON.parse(await stored())).toHaveLength(9)
  })

  test('a start hashes all that were stored encrypted', async () => {
    const { at, recoveryCodes, stored, encrypt, enter } = await enrolled()
    await encrypt()
    await serverInProcess(environment, at)
    await eventually('they are hashed', async () => (await stored()).startsWith('['))
    expect(await enter(recoveryCodes[9])).toBe(200)
  })
})
