import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './temporary-folder.ts'

export type Certificate = { key: string; cert: string }

/**
 * Certificates of a mail server on the loopback: the right one, and such as nobody should believe. `authorities` is a
 * file with all of them but the one that nobody we trust has signed, for `NODE_EXTRA_CA_CERTS`.
 */
export async function mailCertificates() {
  const folder = await temporaryFolder()
  async function make(
    name: string,
    { host = 'IP:127.0.0.1', days = 2 } = {},
  ): Promise<Certificate> {
    const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)]
    const request = join(folder, `${name}.request`)
    const openssl = (...words: string[]) => promisify(execFile)('openssl', words)
    await openssl(
      ...['req', '-new', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', `/CN=${name}`, '-addext', `subjectAltName=${host}`],
      ...['-keyout', key, '-out', request],
    )
    await openssl(
      ...['x509', '-req', '-in', request, '-signkey', key, '-copy_extensions', 'copy'],
      ...(days > 0 ? ['-days', String(days)] : await expired()),
      ...['-out', cert],
    )
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
  }
  const right = await make('right')
  const wrong = {
    nobodys: await make('nobodys'),
    expired: await make('expired', { days: -1 }),
    'of another name': await make('elsewhere', { host: 'DNS:mail.elsewhere.example' }),
  }
  const authorities = join(folder, 'authorities.pem')
  const trusted = [right, wrong.expired, wrong['of another name']]
  await writeFile(authorities, trusted.map(({ cert }) => cert).join(''))
  return { right, wrong, authorities }
}

/** OpenSSL takes dates from 3.4 on, and no days below nothing from 3.5 on. */
async function expired(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('openssl', ['version'])
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(stdout) ?? []).map(Number)
  return major > 3 || (major === 3 && minor >= 4)
    ? ['-not_before', '20200101000000Z', '-not_after', '20200102000000Z']
    : ['-days', '-1']
}
