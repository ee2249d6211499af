import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { newDatabase } from '../../tests/support/test-databases.ts'

test('a PostgreSQL that only reads, or restarts, costs a 503 and no lead; then all is well again', async () => {
  const address = await newDatabase('postgres')
  const name = new URL(address.databaseUrl ?? '').pathname.slice(1)
  const origin = await serverInProcess({}, address)
  const admin = new pg.Client({ connectionString: `${inject('postgresServer')}/postgres` })
  await admin.connect()
  onTestFinished(() => admin.end())
  /** Ends every session of the site, as a restart does; new ones find the changed setting. */
  const restart = (readOnly: 'on' | 'off') =>
    admin
      .query(`alter database ${name} set default_transaction_read_only = ${readOnly}`)
      .then(() =>
        admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          name,
        ]),
      )
  const submission = contactFields()
  const submit = () => callFunction(origin, 'send-contact-email', submission, { key: 'outage' })
  expect((await callFunction(origin, 'send-contact-email', contactFields())).status).toBe(200)

  await restart('on')
  await eventually(
    'readiness is denied',
    async () => (await fetch(`${origin}/readyz`)).status === 503,
  )
  expect((await callFunction(origin, 'test-function', undefined)).status).toBe(503)
  expect((await submit()).status).toBe(503)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)

  await restart('off')
  await eventually(
    'it is ready again',
    async () => (await fetch(`${origin}/readyz`)).status === 200,
  )
  expect((await submit()).status).toBe(200)
})
