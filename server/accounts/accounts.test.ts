import { describe, expect, test } from 'vitest'
import type { SessionBegun } from '../../contract/accounts.ts'
import { defaultRetentionDays } from '../../contract/retention-days.ts'
import { accountServer, requestReset, signIn } from '../../tests/support/account-server.ts'
import { english } from '../../tests/support/english.ts'
import { eventually } from '../../tests/support/eventually.ts'
import {
  callAccount,
  giveRole,
  mailsTo,
  newAccount,
  newAddress,
  password,
  secretIn,
  signUp,
} from '../../tests/support/team-accounts.ts'
import { engines, openForTest } from '../../tests/support/test-databases.ts'
import { deleteExpired } from '../db/delete-expired.ts'
import { mailLimits } from '../limits/attempt-limit.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('an account opens by the mailed link and the password, and by nothing less', async () => {
    const { origin, peer } = await accountServer(engine)
    const address = newAddress()
    expect((await signUp(origin, address.toUpperCase())).status).toBe(200)
    const [mail] = await mailsTo(peer, address, /^Confirm/)
    const token = secretIn(mail, 'confirm')
    expect(mail).toContain(`${origin}/auth#confirm=`)

    expect((await signIn(origin, address)).status).toBe(401)
    const guess = await callAccount(origin, 'confirm', { token, password: 'not-the-password' })
    expect(guess.status).toBe(401)
    const answer = await callAccount(origin, 'confirm', { token, password })
    expect(answer.status).toBe(200)
    const { account } = (await answer.json()) as SessionBegun
    expect(account).toEqual({ address, role: 'pending', secondFactor: false, enrolsFirst: false })
    expect((await callAccount(origin, 'confirm', { token, password })).status).toBe(404)
    expect((await signIn(origin, address)).status).toBe(200)
  })

  test('no answer tells whether an address has an account', async () => {
    const { origin, peer } = await accountServer(engine)
    const known = await newAccount(origin, peer)
    const unconfirmed = newAddress()
    await signUp(origin, unconfirmed)

    const bodies = async (answers: Promise<Response>[]) =>
      Promise.all(
        (await Promise.all(answers)).map(async (answer) => [answer.status, await answer.text()]),
      )
    for (const answers of [
      await bodies([
        signUp(origin, known.address),
        signUp(origin, unconfirmed),
        signUp(origin, newAddress()),
      ]),
      await bodies([requestReset(origin, known.address), requestReset(origin, newAddress())]),
      await bodies([
        signIn(origin, known.address, 'wrong-password-1'),
        signIn(origin, newAddress()),
        // The right password of an account that waits: its sign-up may be the asker's own.
        signIn(origin, unconfirmed),
      ]),
    ]) {
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    }
    expect(await (await signIn(origin, newAddress())).json()).toMatchObject({
      error: { code: 'unauthorized', message: english.accounts.notices.signInRefused },
    })
    await mailsTo(peer, known.address, /already have/)
  })

  test('a stranger who signs up with an address gains nothing when its owner follows the link', async () => {
    const environment = { TEAM_DOMAINS: 'company.example' }
    const { origin, peer, address: at } = await accountServer(engine, environment)
    const address = newAddress()
    await signUp(origin, address, 'chosen-by-the-stranger')
    await signUp(origin, address, password)
    const [mail] = await mailsTo(peer, address, /^Confirm/)
    const token = secretIn(mail, 'confirm')
    expect((await callAccount(origin, 'confirm', { token, password })).status).toBe(401)
    expect((await signIn(origin, address, 'chosen-by-the-stranger')).status).toBe(401)

    // The owner's way in: an account that nobody confirms is forgotten, and the next sign-up counts.
    const database = await openForTest(at)
    const later = Date.now() + (defaultRetentionDays.unconfirmedAccounts + 1) * 86_400_000
    expect(await deleteExpired(database, defaultRetentionDays, later)).toMatchObject({
      unconfirmedAccounts: 1,
    })
    await signUp(origin, address)
    const mails = () => mailsTo(peer, address, /^Confirm/)
    await eventually('a new link comes', async () => (await mails()).length === 2)
    const own = { token: secretIn((await mails())[1], 'confirm'), password }
    expect((await callAccount(origin, 'confirm', own)).status).toBe(200)
    expect((await signIn(origin, address, 'chosen-by-the-stranger')).status).toBe(401)
    const { account } = (await (await signIn(origin, address)).json()) as SessionBegun
    expect(account.role).toBe('staff')
  })

  test('a trusted mail domain makes staff, but only of a confirmed address', async () => {
    const { origin, peer, address } = await accountServer(engine, {
      TEAM_DOMAINS: 'other.example,company.example',
    })
    const { db } = await openForTest(address)
    const waiting = newAddress()
    await signUp(origin, waiting)
    const confirmed = await newAccount(origin, peer)
    expect(confirmed.account.role).toBe('staff')
    const stranger = await newAccount(origin, peer, `colleague@sub.company.example`)
    expect(stranger.account.role).toBe('pending')
    const roles = await db.selectFrom('team_accounts').select(['email', 'role']).execute()
    expect(roles).toContainEqual({ email: waiting, role: 'pending' })
    const changes = await db.selectFrom('team_role_changes').selectAll().execute()
    expect(changes).toMatchObject([
      {
        address: confirmed.address,
        from_role: 'pending',
        to_role: 'staff',
        changed_by: 'TEAM_DOMAINS',
      },
    ])
  })

  test('who is removed may sign up anew at once, and gets a link that works', async () => {
    const { origin, peer, address } = await accountServer(engine)
    const colleague = await newAccount(origin, peer)
    await giveRole(await openForTest(address), colleague.address, 'removed')
    await signUp(origin, colleague.address)
    await eventually('a second letter', async () => {
      const mails = await mailsTo(peer, colleague.address, /^Confirm/)
      return mails.length > 1
    })
    const mails = await mailsTo(peer, colleague.address, /^Confirm/)
    const call = { token: secretIn(mails[1], 'confirm'), password }
    expect((await callAccount(origin, 'confirm', call)).status).toBe(200)
  })

  // Nothing that follows depends on the engine: one is enough.
  if (engine !== 'sqlite') return

  test('short and easy passwords are refused with what makes them so', async () => {
    const { origin } = await accountServer(engine)
    for (const [tried, words] of [
      ['elevenchars', /at least 12/],
      ['passwordpassword', /too easy to guess: .*repeats itself/],
      ['123456789012', /too easy to guess: .*first that anyone would try/],
      ['qwertyuiopasdf', /too easy to guess: .*first that anyone would try/],
      ['bvcxznmlkjhg', /too easy to guess: .*side by side/],
      ['bulkglacierwater', /too easy to guess: .*words of this site/],
      ['Glacier-Water-1', /too easy to guess: .*words of this site/],
    ] as const) {
      const answer = await signUp(origin, newAddress(), tried)
      expect(answer.status, tried).toBe(400)
      const { error } = (await answer.json()) as { error: { message: string } }
      expect(error.message, tried).toMatch(words)
    }
  })

  test('an address that no account can have is told so each time, and costs an attempt', async () => {
    const { origin } = await accountServer(engine)
    for (const address of ['smith&co@example.com', 'jean!@example.com', 'a..b@example.com']) {
      const answer = await signUp(origin, address)
      expect(answer.status, address).toBe(400)
      expect(await answer.json()).toMatchObject({
        error: { code: 'invalid_fields', message: expect.stringMatching(/Use another one/) },
      })
    }
    const answers = await Promise.all(
      Array.from({ length: mailLimits.account.times + 1 }, () =>
        signUp(origin, 'jean!@example.com'),
      ),
    )
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})
