import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ServerFile, serverFile } from '../contract/server-file.ts'
import { writeBuiltSite } from '../tests/support/built-site.ts'
import { callFunction, contactFields } from '../tests/support/lead-calls.ts'
import { serverInProcess } from '../tests/support/server-in-process.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { addDays, dayOf } from './kernel/calendar.ts'

test('the answer that a visitor is promised is due after the holidays that the build names', async () => {
  const today = dayOf(Date.now(), 'Atlantic/Reykjavik')
  const holidays = Array.from({ length: 12 }, (_, days) => addDays(today, days))
  const siteDirectory = await writeBuiltSite(await temporaryFolder())
  const facts: Partial<ServerFile> = { holidays }
  await writeFile(join(siteDirectory, serverFile), JSON.stringify(facts))
  const origin = await serverInProcess({}, undefined, { siteDirectory })
  const answer = await callFunction(origin, 'send-contact-email', contactFields())
  const { answerDueAt } = (await answer.json()) as { answerDueAt: number }
  // A whole business day after the last of them, which is due at its end at the earliest.
  expect(dayOf(answerDueAt - 1, 'Atlantic/Reykjavik') > addDays(today, 11)).toBe(true)
})
