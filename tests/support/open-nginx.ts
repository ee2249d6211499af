import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'

/** Where nginx listens with TLS and without, and the certificate to trust. */
export type Nginx = { port: number; plainPort: number; certificate: string }

/**
 * nginx with the shipped `deploy/nginx.conf`, of which only ports, certificate and the folder of the logs are other
 * ones. `ports` are those of the two processes behind it; `unlimited` is for load, which comes from one address here. The
 * caller closes it.
 */
export async function openNginx(
  ports: readonly [number, number],
  { unlimited = false } = {},
): Promise<Nginx & { close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-nginx-'))
  // Its workers run as another user.
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'logs'))
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com'],
    ...['-days', '2', '-keyout', key, '-out', certificate],
  ])
  const plain = await freePort()
  let port = await freePort()
  // A port that was free and is not yet taken may be offered twice.
  while (port === plain) port = await freePort()
  const shipped = await readFile(resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
  const site = [
    ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 80 ', `listen 127.0.0.1:${plain} `],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['/etc/ssl/example.com.pem', certificate],
    ['/etc/ssl/example.com.key', key],
    ['/var/log/nginx/', `${folder}/logs/`],
    ['rate=50r/s', unlimited ? 'rate=100000r/s' : 'rate=50r/s'],
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf holds no ${from}`)
    return text.replaceAll(from, to)
  }, shipped)
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(join(folder, 'nginx.conf'), around(folder))
  const nginx = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'logs/error.log')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaints = ''
  nginx.stderr.on('data', (text) => {
    complaints += text
  })
  async function close(): Promise<void> {
    if (nginx.exitCode === null) {
      const gone = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await gone
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await eventually('nginx listens', async () => {
      if (nginx.exitCode !== null) throw new Error(`nginx ended:\n${complaints}`)
      return isOpen(port)
    })
    return { port, plainPort: plain, certificate: await readFile(certificate, 'utf8'), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What Debian's own nginx.conf says around a site's file, as far as a test needs it. */
const around = (folder: string) => `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 2;
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')}
  include ${folder}/site.conf;
}
`

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolved) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolved(socket.destroy() !== undefined))
    socket.once('error', () => resolved(false))
  })
}
