import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queueLeads } from '../../tests/support/queued-leads.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'

test.for(engines)('every statement of the operations manual runs on %s', async (engine) => {
  const manual = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const blocks = [...manual.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  const statements = blocks
    .join('\n')
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
  expect(statements.length).toBeGreaterThan(3)
  const database = await openForTest(await newDatabase(engine))
  await queueLeads(database, 1, Date.now)
  for (const statement of statements) await sql.raw(statement).execute(database.db)
})
