import { expect, test } from 'vitest'
import { newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { guessLimits } from '../limits/attempt-limit.ts'
import { attemptLimits, strangerLimits } from './attempt-limits.ts'

test('an attempt whose count is given back leaves nothing behind, and one that counts is not lost by it', async () => {
  const database = await openForTest(await newDatabase('postgres'))
  const guesses = attemptLimits(database, 'test', guessLimits)
  const strangers = strangerLimits(database, 'test')
  const rows = () => database.db.selectFrom('rate_limits').select('points').execute()
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, n) => [
      guesses(`2001:db8:${n}:1::/64`, `stranger-${n}@example.com`),
      strangers(`stranger-${n}@example.com`),
    ]).flat(),
  )
  expect((await rows()).length).toBe(20 * 5)
  for (const admission of tries) if (admission.admitted) await admission.refund()
  expect(await rows()).toEqual([])

  await strangers('ada@example.com')
  const second = await strangers('ada@example.com')
  if (second.admitted) await second.refund()
  expect(await rows()).toEqual([{ points: 1 }])
})
