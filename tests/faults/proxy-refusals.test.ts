import { once } from 'node:events'
import { createServer, request as plainRequest } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect, type SecureVersion } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { type Nginx, startNginx } from '../support/nginx.ts'

/** nginx with the shipped file before a process that answers whatever it is asked. */
async function behindNginx(): Promise<Nginx> {
  const server = createServer((_request, response) => response.end('served')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return startNginx([port, port])
}

function statusOf({ port, certificate }: Nginx, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      ca: certificate,
      servername: 'www.example.com',
      headers: { host: 'www.example.com' },
      agent: false,
    }
    request(options, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

/** The version that the handshake settled on; undefined where it was refused. */
function handshake({ port, certificate }: Nginx, servername: string, version: SecureVersion) {
  return new Promise<string | null | undefined>((resolve) => {
    const only = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }
    const socket = connect(
      { host: '127.0.0.1', port, servername, ca: certificate, ...only },
      () => {
        resolve(socket.getProtocol())
        socket.destroy()
      },
    )
    socket.on('error', () => resolve(undefined))
  })
}

test('the proxy speaks TLS 1.2 and 1.3 alone, and for no other name than ours', async () => {
  const nginx = await behindNginx()
  expect(await handshake(nginx, 'www.example.com', 'TLSv1.2')).toBe('TLSv1.2')
  expect(await handshake(nginx, 'www.example.com', 'TLSv1.3')).toBe('TLSv1.3')
  expect(await handshake(nginx, 'www.example.com', 'TLSv1.1')).toBeUndefined()
  expect(await handshake(nginx, 'elsewhere.example', 'TLSv1.3')).toBeUndefined()
  const other = new Promise<string>((resolve) => {
    plainRequest(
      { host: '127.0.0.1', port: nginx.plainPort, headers: { host: 'elsewhere.example' } },
      () => resolve('answered'),
    )
      .on('error', () => resolve('closed'))
      .end()
  })
  expect(await other).toBe('closed')
})

test('what operators ask of a process is not asked through the proxy', async () => {
  const nginx = await behindNginx()
  expect(await statusOf(nginx, '/')).toBe(200)
  for (const path of ['/readyz', '/healthz', '/metrics'])
    expect(await statusOf(nginx, path), path).toBe(404)
})

test('a client that asks without end is told to wait, after more than any page needs', async () => {
  const nginx = await behindNginx()
  const statuses = await Promise.all(Array.from({ length: 150 }, () => statusOf(nginx, '/')))
  expect(new Set(statuses)).toEqual(new Set([200]))
  const more: number[] = []
  for (let n = 0; n < 12 && !more.includes(429); n += 1) {
    more.push(...(await Promise.all(Array.from({ length: 100 }, () => statusOf(nginx, '/')))))
  }
  expect(more).toContain(429)
})
