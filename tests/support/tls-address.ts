import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

/** An https address that answers 200 to everything, with a certificate that this process trusts; closed with the test. */
export async function tlsAddress(): Promise<string> {
  const folder = await temporaryFolder()
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-days', '90', '-keyout', key, '-out', certificate],
  ])
  const [cert, secret] = [await readFile(certificate, 'utf8'), await readFile(key, 'utf8')]
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, cert])
  const server = createServer({ cert, key: secret }, (_request, response) => response.end('{}'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    setDefaultCACertificates(before)
    server.close()
    server.closeAllConnections()
  })
  return `https://localhost:${(server.address() as AddressInfo).port}`
}
