import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { newDatabase, openForTest } from '../../tests/support/test-databases.ts'

/** The address of a database for a user who is let in over TLS only. */
async function tlsAddress(parameters: Record<string, string>) {
  const address = await newDatabase('postgres')
  const url = new URL(address.databaseUrl ?? '')
  url.username = inject('postgresTlsUser')
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return { dataDir: address.dataDir, databaseUrl: url.href }
}

test('sslmode=verify-full encrypts every connection and knows whom it speaks to', async () => {
  const sslrootcert = inject('postgresAuthority')
  const { db } = await openForTest(await tlsAddress({ sslmode: 'verify-full', sslrootcert }))
  const { rows } = await sql<{ ssl: boolean }>`
    select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db)
  expect(rows).toEqual([{ ssl: true }])
})

test('without TLS such a user is not let in', async () => {
  await expect(openForTest(await tlsAddress({}))).rejects.toThrow(/no encryption|pg_hba/)
})

test('a server whose certificate nobody we trust has signed is not spoken to', async () => {
  const address = await tlsAddress({ sslmode: 'verify-full' })
  await expect(openForTest(address)).rejects.toThrow(/self-signed|certificate/)
})

test('a server with the right certificate under the wrong name is not spoken to', async () => {
  const sslrootcert = inject('postgresAuthority')
  const address = await tlsAddress({ sslmode: 'verify-full', sslrootcert })
  const elsewhere = {
    ...address,
    databaseUrl: address.databaseUrl.replace('127.0.0.1', 'localhost'),
  }
  await expect(openForTest(elsewhere)).rejects.toThrow(/altnames|ECONNREFUSED/i)
})

test('an authority that cannot be read stops the start', async () => {
  const file = `${await temporaryFolder()}/empty.pem`
  await writeFile(file, 'no certificate')
  const address = await tlsAddress({ sslmode: 'verify-full', sslrootcert: file })
  await expect(openForTest(address)).rejects.toThrow()
})
