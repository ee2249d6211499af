import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { mailroom } from '../support/mailroom.ts'
import { mailSettings } from '../support/queued-leads.ts'
import { realPostfix } from '../support/real-postfix.ts'

const absent = 'Postfix is not installed, or nobody here may start it'
/** Longer than a Postfix takes that waits for others on the machine. */
const patience = { connect: 20_000, greeting: 20_000, silence: 30_000 }
/** The company's own mailboxes, where a lead is notified; its sender is elsewhere. */
const company = mailSettings.from.replace(/^.*@/, '')

test('a mail that a real Postfix puts off is tried again, and taken once', {
  timeout: 180_000,
}, async ({ skip }) => {
  const postfix = await realPostfix()
  if (!postfix) return skip(absent)
  await postfix.answer({ [company]: '450 4.2.1 This mailbox rests, come later' })
  const { rows, runDry, clock } = await mailroom('sqlite', postfix.url, 1, patience)
  const first = clock.now
  const putOff = () =>
    rows().then((all) => all.filter(({ last_error }) => last_error?.includes('450 4.2.1')))
  await eventually('one mail is put off', async () => (await putOff()).length === 1, 60)
  expect(await putOff()).toMatchObject([{ state: 'waiting', attempts: 1 }])

  await postfix.answer({})
  await runDry()
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(clock.now).toBeGreaterThan(first)
  expect([...(await postfix.taken()).values()]).toEqual([1, 1])
})

test('a mail that a real Postfix refuses for good is kept with its words, and holds up no other', {
  timeout: 180_000,
}, async ({ skip }) => {
  const postfix = await realPostfix()
  if (!postfix) return skip(absent)
  await postfix.answer({ [company]: '550 5.1.1 Nobody of this name' })
  const { rows, runDry } = await mailroom('sqlite', postfix.url, 1, patience)
  await runDry()
  const all = await rows()
  expect(all.map(({ state }) => state).sort()).toEqual(['failed', 'sent'])
  expect(all.find(({ state }) => state === 'failed')).toMatchObject({
    attempts: 1,
    last_error: expect.stringContaining('550 5.1.1'),
  })
  expect([...(await postfix.taken()).values()]).toEqual([1])
})
