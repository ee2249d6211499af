import { describe, expect, test } from 'vitest'
import type { CodeWanted, SessionBegun } from '../contract/accounts.ts'
import { accountServer } from '../tests/support/account-server.ts'
import { commandInProcess } from '../tests/support/command-in-process.ts'
import { runCommand } from '../tests/support/run-command.ts'
import {
  callAccount,
  enrol,
  mailsTo,
  newAccount,
  newAddress,
  password,
  secretIn,
  signUp,
} from '../tests/support/team-accounts.ts'
import { engines } from '../tests/support/test-databases.ts'
import { totp } from '../tests/support/totp.ts'
import { teamCommand } from './team-command.ts'

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  async function serve() {
    const { origin, peer, address } = await accountServer(engine)
    const environment = { PUBLIC_URL: 'https://www.company.example' }
    /** `bin/team` beside the server. */
    const team = (...words: string[]) => commandInProcess(teamCommand, address, words, environment)
    /** The same in a process of its own. */
    const teamProcess = (...words: string[]) =>
      runCommand('team-command.ts', address, words, environment)
    return { origin, peer, team, teamProcess }
  }

  test('the first admin is made beside the running server, and every change is recorded', {
    timeout: 180_000,
  }, async () => {
    const { origin, peer, team, teamProcess } = await serve()
    expect((await team('list')).output).toBe('None yet.\n')
    const waiting = newAddress()
    await signUp(origin, waiting)
    expect((await team('approve', waiting)).output).toMatch(/has not confirmed/)

    const { address, token } = await newAccount(origin, peer)
    const role = async () => {
      const answer = await callAccount(origin, 'session', undefined, { token })
      return answer.ok ? ((await answer.json()) as SessionBegun['account']).role : answer.status
    }
    const approved = await teamProcess('approve', address.toUpperCase(), '--role', 'admin')
    expect(approved).toEqual({ code: 0, output: `${address}: pending → admin\n` })
    expect(await role()).toBe('admin')
    expect((await team('list')).output).toMatch(new RegExp(`${address} +admin +confirmed`))
    expect((await team('approve', address, '--role', 'owner')).code).toBe(1)
    // Approving without saying the role must not demote.
    expect(await team('approve', address)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/is admin.*bin\/team demote/),
    })
    expect(await role()).toBe('admin')
    expect(await teamProcess('approve', 'nobody@company.example')).toEqual({
      code: 1,
      output: 'No account has the address nobody@company.example.\n',
    })
    await team('demote', address, '--role', 'staff')
    expect(await role()).toBe('staff')
    await team('remove', address)
    expect(await role()).toBe(401)
    const log = (await team('log')).output.trim().split('\n')
    expect(log.map((line) => line.replace(/^\S+ +/, '').replaceAll(/ +/g, ' '))).toEqual([
      `${address} staff → removed by command line`,
      `${address} admin → staff by command line`,
      `${address} pending → admin by command line`,
    ])
    const audit = (await team('audit')).output.trim().split('\n')
    const kinds = audit.map((line) => line.split(/ {2,}/)[2])
    expect(kinds).toContain('confirmed')
    expect(kinds).toContain('signed in')
    expect((await team('audit', 'nobody@company.example')).output).toMatch(/No account/)
    expect((await team('frobnicate')).code).toBe(1)
    expect((await team()).output).toMatch(/bin\/team approve/)
  })

  test('a colleague without password and phone gets in again by a printed link', {
    timeout: 60_000,
  }, async () => {
    const { origin, peer, team } = await serve()
    const { address, token } = await newAccount(origin, peer)
    const { uri } = await enrol(origin, token)
    const redirectTo = `${origin}/`
    await callAccount(origin, 'requestReset', { email: address, redirectTo })
    const [mail] = await mailsTo(peer, address, /new password/)
    const begun = await callAccount(origin, 'signIn', { email: address, password })
    const { challenge } = (await begun.json()) as CodeWanted
    const { output } = await team('reset', address)
    // What was on its way before leads nowhere, whoever holds it.
    const open = { token: secretIn(mail, 'reset'), password }
    expect((await callAccount(origin, 'reset', open)).status).toBe(404)
    const step = { challenge, code: totp(uri, 1) }
    expect((await callAccount(origin, 'secondStep', step)).status).toBe(401)
    expect((await callAccount(origin, 'signIn', { email: address, password })).status).toBe(401)
    expect(output).toContain('https://www.company.example/auth#reset=')
    const chosen = 'nyja-laesingin-min-3'
    const link = { token: secretIn(output, 'reset'), password: chosen }
    expect((await callAccount(origin, 'reset', link)).status).toBe(200)
    const answer = await callAccount(origin, 'signIn', { email: address, password: chosen })
    expect(((await answer.json()) as SessionBegun).account.secondFactor).toBe(false)
  })
})
