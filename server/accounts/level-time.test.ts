import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { accountPatience } from '../../contract/accounts.ts'
import { writeBuiltSite } from '../../tests/support/built-site.ts'
import { startServer } from '../../tests/support/server-process.ts'
import { newAddress, signUp } from '../../tests/support/team-accounts.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { untilLevel } from './level-time.ts'

test('a sign-up that was answered while its account waited for the database is made and mailed, though the server is stopped', async () => {
  const address = await newDatabase('postgres')
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const { child, origin } = await startServer(folder, {
    DATA_DIR: address.dataDir,
    DATABASE_URL: address.databaseUrl ?? '',
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  const { db } = await openForTest(address)
  const ended = once(child, 'exit')
  await db.transaction().execute(async (trx) => {
    await sql`lock table team_accounts in share mode`.execute(trx)
    expect((await signUp(origin, newAddress())).status).toBe(200)
    child.kill('SIGTERM')
    // Without anything to wait for the process would be gone by then.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 3_000))])
  })
  expect(await ended).toEqual([0, null])
  const mails = await db.selectFrom('outbox').select('kind').execute()
  expect(mails).toEqual([{ kind: 'account-confirmation' }])
})

test('what takes an overloaded server 17 s is answered while pages still wait', async () => {
  vi.useFakeTimers()
  try {
    const taken = 17_000
    const answered = vi.fn()
    void untilLevel(performance.now() - taken).then(answered)
    await vi.advanceTimersByTimeAsync(accountPatience - taken)
    expect(answered).toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})
