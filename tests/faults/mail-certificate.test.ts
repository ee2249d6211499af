import { expect, test } from 'vitest'
import { writeBuiltSite } from '../support/built-site.ts'
import { eventually } from '../support/eventually.ts'
import { callFunction, contactFields } from '../support/lead-calls.ts'
import { mailCertificates } from '../support/mail-certificates.ts'
import { startServer } from '../support/server-process.ts'
import { smtpPeer } from '../support/smtp-peer.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { newDatabase, openForTest } from '../support/test-databases.ts'

const complaint = {
  nobodys: /self-signed certificate/,
  expired: /certificate has expired/,
  'of another name': /does not match certificate/,
} as const

test.for(['smtp', 'smtps'] as const)(
  'a mail server whose certificate is wrong gets neither a password nor a mail; leads are stored, and once it is right each mail arrives once (%s)',
  { timeout: 120_000 },
  async (protocol) => {
    const { right, wrong, authorities } = await mailCertificates()
    const peer = await smtpPeer(undefined, {
      startTls: true,
      secure: protocol === 'smtps',
      certificate: wrong.nobodys,
    })
    const address = await newDatabase('sqlite')
    const folder = await temporaryFolder()
    await writeBuiltSite(folder)
    const { origin } = await startServer(folder, {
      DATA_DIR: address.dataDir,
      SMTP_URL: peer.url.replace('//', '//user:right@'),
      NODE_EXTRA_CA_CERTS: authorities,
    })
    const { db } = await openForTest(address)
    const rows = () => db.selectFrom('outbox').select(['state', 'last_error']).execute()
    /** Lets what waits for its next attempt be tried now. */
    const tryNow = () =>
      db.updateTable('outbox').set({ next_attempt_at: 0, last_error: null }).execute()

    expect((await callFunction(origin, 'send-contact-email', contactFields())).status).toBe(200)
    for (const what of ['nobodys', 'expired', 'of another name'] as const) {
      peer.showCertificate(wrong[what])
      await tryNow()
      await eventually(`a certificate ${what} is refused`, async () =>
        (await rows()).every(({ last_error }) => complaint[what].test(last_error ?? '')),
      )
      expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
      expect((await fetch(origin)).status).toBe(200)
    }
    expect(peer.logins).toEqual([])
    expect(peer.offered).toEqual([])

    peer.showCertificate(right)
    await tryNow()
    await eventually('both mails arrive', () => peer.accepted.length === 2)
    expect(peer.logins).toEqual([{ secure: true }, { secure: true }])
    expect(new Set(peer.offered).size).toBe(2)
  },
)
