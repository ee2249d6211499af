import { describe, expect, test } from 'vitest'
import { type ListedAccount, teamPaths } from '../../contract/accounts.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import { mailsTo, newAccount } from '../../tests/support/team-accounts.ts'
import { teamServer } from '../../tests/support/team-server.ts'
import { engines } from '../../tests/support/test-databases.ts'
import { kyselyWaitingAccounts } from '../db/kysely-waiting-accounts.ts'
import type { MailMessage } from '../mail/queued-mail.ts'
import { accountMail } from '../mail-templates/account-mails.ts'

const hour = 3_600_000

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('admins are mailed who waits, at most once an hour, and who is approved hears of it', async () => {
    const { origin, peer, database, colleague } = await teamServer(engine)
    const admin = await colleague('admin')
    const begin = Date.now()
    const first = await newAccount(origin, peer)
    const [told] = await mailsTo(peer, admin.address, /1 account waits/)
    expect(told).toContain(first.address)

    const others = [await newAccount(origin, peer), await newAccount(origin, peer)]
    const waiting = kyselyWaitingAccounts(
      database,
      (mail, now) => accountMail(mail, now, mailSettings),
      () => {},
    )
    expect(await waiting.tell(begin + hour / 2)).toBe(0)
    expect(await waiting.tell(begin + 2 * hour)).toBe(1)
    // Everybody was told of everybody.
    expect(await waiting.tell(begin + 4 * hour)).toBe(0)
    const { message } = await database.db
      .selectFrom('outbox')
      .select('message')
      .where('kind', '=', 'accounts-waiting')
      .orderBy('queued_at', 'desc')
      .executeTakeFirstOrThrow()
    const folded = JSON.parse(message) as MailMessage
    expect(folded.to.address).toBe(admin.address)
    expect(folded.subject).toMatch(/^3 accounts wait/)
    for (const { address } of others) expect(folded.text).toContain(address)

    const { accounts } = await admin.get<{ accounts: ListedAccount[] }>(teamPaths.accounts)
    const id = accounts.find(({ address }) => address === first.address)?.id
    await admin.send('PUT', `${teamPaths.accounts}/${id}/role`, { role: 'staff' })
    const [approved] = await mailsTo(peer, first.address, /is approved$/)
    expect(approved).toContain('/team')
  })
})
