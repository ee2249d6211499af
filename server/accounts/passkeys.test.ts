import { describe, expect, test } from 'vitest'
import type { CodeWanted, PasskeyOffer, SessionBegun } from '../../contract/accounts.ts'
import { accountServer, sessionStatus, signIn } from '../../tests/support/account-server.ts'
import { softwarePasskey } from '../../tests/support/software-passkey.ts'
import { callAccount, enrol, newAccount, password } from '../../tests/support/team-accounts.ts'
import { engines } from '../../tests/support/test-databases.ts'
import { totp } from '../../tests/support/totp.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  /** The site's own address is localhost, as passkeys want a name; calls go to the number. */
  async function withPasskey() {
    const { origin, peer } = await accountServer(engine)
    const account = await newAccount(origin, peer)
    const { token, recoveryCodes, uri } = await enrol(origin, account.token)
    const passkey = softwarePasskey(origin.replace('127.0.0.1', 'localhost'))
    const call = { password, code: recoveryCodes[0] }
    const offered = await callAccount(origin, 'offerPasskey', call, { token })
    const offer = (await offered.json()) as PasskeyOffer
    const credential = passkey.make(offer.options)
    const add = (of: string) =>
      callAccount(origin, 'addPasskey', { adding: offer.adding, credential }, { token: of })
    const added = await add(token)
    expect(added.status).toBe(200)
    const session = ((await added.json()) as SessionBegun).token
    const wanted = async () => (await (await signIn(origin, account.address)).json()) as CodeWanted
    const finish = (challenge: string, signed: unknown) =>
      callAccount(origin, 'passkeyStep', { challenge, credential: signed })
    return { origin, peer, passkey, account, session, token, uri, add, wanted, finish }
  }

  /** What the account's passkeys are asked. */
  function optionsOf({ passkey }: CodeWanted): PublicKeyCredentialRequestOptionsJSON {
    if (!passkey) throw new Error('No passkey was asked for')
    return passkey
  }

  test('a passkey signs in once for each sign-in, on our own address only', async () => {
    const { passkey, wanted, finish, origin } = await withPasskey()
    const first = await wanted()
    const fished = passkey.sign(optionsOf(first), 'https://evil.example')
    expect((await finish(first.challenge, fished)).status).toBe(401)
    const signed = passkey.sign(optionsOf(first))
    const done = await finish(first.challenge, signed)
    expect(done.status).toBe(200)
    expect(await sessionStatus(origin, ((await done.json()) as SessionBegun).token)).toBe(200)
    // The same signature, for the same sign-in and for another.
    expect((await finish(first.challenge, signed)).status).toBe(401)
    const second = await wanted()
    expect((await finish(second.challenge, signed)).status).toBe(401)
    const rest = [
      { id: 'x' },
      { id: signed.id, response: {} },
      softwarePasskey(origin).sign(optionsOf(second)),
    ]
    for (const wrong of rest) expect((await finish(second.challenge, wrong)).status).toBe(401)
    expect((await finish(second.challenge, passkey.sign(optionsOf(second)))).status).toBe(200)
  })

  test('nobody else’s passkey signs an account in', async () => {
    const { origin, peer, passkey, finish, wanted } = await withPasskey()
    const other = await newAccount(origin, peer)
    await enrol(origin, other.token)
    const theirs = (await (await signIn(origin, other.address)).json()) as CodeWanted
    expect(theirs.passkey).toBeNull()
    const ours = optionsOf(await wanted())
    const signed = passkey.sign({ ...ours })
    expect((await finish(theirs.challenge, signed)).status).toBe(401)
  })

  test('adding one wants password and code, works once, and ends every other session', async () => {
    const { origin, token, session, add } = await withPasskey()
    expect(await sessionStatus(origin, token)).toBe(401)
    expect((await add(session)).status).toBe(400)
    for (const call of [{ password }, { password, code: '000000' }]) {
      const answer = await callAccount(origin, 'offerPasskey', call, { token: session })
      expect(answer.status).toBe(400)
    }
  })

  test('one is removed by password and code together, and is asked for no more', async () => {
    const { origin, session, uri, passkey, wanted, finish } = await withPasskey()
    const begun = await wanted()
    const [listed] = (
      (await (await callAccount(origin, 'passkeys', undefined, { token: session })).json()) as {
        passkeys: { id: string }[]
      }
    ).passkeys
    const remove = (tried: string, code?: string) =>
      callAccount(
        origin,
        'removePasskey',
        { id: listed?.id, password: tried, ...(code && { code }) },
        { token: session },
      )
    expect((await remove(password)).status).toBe(400)
    expect((await remove(password, '000000')).status).toBe(400)
    expect((await remove('not-the-password', totp(uri, 1))).status).toBe(400)
    const removed = await remove(password, totp(uri, 1))
    expect(removed.status).toBe(200)
    expect((await finish(begun.challenge, passkey.sign(optionsOf(begun)))).status).toBe(401)
    expect((await wanted()).passkey).toBeNull()
  })
})
