import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { transacting } from './transacting.ts'

test('two works that wait for each other are both done', async () => {
  const { db } = await openForTest(await newDatabase('postgres'))
  await sql`create table places (name text primary key, visits int not null)`.execute(db)
  await sql`insert into places values ('here', 0), ('there', 0)`.execute(db)
  const transact = transacting(db)
  const bothHoldOne = Promise.withResolvers<void>()
  let begun = 0
  const visit = (first: string, then: string) =>
    transact(async (trx) => {
      begun += 1
      const count = (name: string) =>
        sql`update places set visits = visits + 1 where name = ${name}`.execute(trx)
      await count(first)
      if (begun === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await count(then)
    })

  await Promise.all([visit('here', 'there'), visit('there', 'here')])

  const { rows } = await sql`select visits from places`.execute(db)
  expect(rows).toEqual([{ visits: 2 }, { visits: 2 }])
  // Anew may be more than once: whoever begins again can be ahead of the one who waited, and close the circle anew.
  expect(begun).toBeGreaterThan(2)
})
