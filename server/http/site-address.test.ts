import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { originMark } from '../../contract/published-file.ts'
import { addPublished, writeBuiltSite } from '../../tests/support/built-site.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

/** A site with a page that names its own address, and a program's text that does. */
async function siteWithAddress(environment: Record<string, string> = {}): Promise<string> {
  const folder = await temporaryFolder()
  const siteDirectory = await writeBuiltSite(folder)
  const page = `<link rel="canonical" href="${originMark}/about">${'<p>Water</p>'.repeat(60)}`
  await writeFile(join(siteDirectory, 'about.html'), page)
  await addPublished(siteDirectory, {
    path: '/about',
    file: 'about.html',
    contentType: 'text/html; charset=utf-8',
    holdsOrigin: true,
  })
  return serverInProcess(environment, undefined, { siteDirectory })
}

/** What the page says its address is, asked for under the name `host`. */
function canonical(origin: string, host: string, packed = false) {
  return new Promise<{ address: string; etag: string }>((resolve, reject) => {
    const headers = { host, 'accept-encoding': packed ? 'br' : 'identity' }
    request(`${origin}/about`, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const sent = Buffer.concat(chunks)
        const html = (packed ? brotliDecompressSync(sent) : sent).toString()
        const address = /canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
        resolve({ address, etag: response.headers.etag ?? '' })
      })
    })
      .on('error', reject)
      .end()
  })
}

test.for(['localhost:8080', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
  'without PUBLIC_URL a page names the loopback address %s it was asked at, packed or not',
  async (host) => {
    const origin = await siteWithAddress()
    const address = `http://${host.toLowerCase()}/about`
    expect((await canonical(origin, host)).address).toBe(address)
    expect((await canonical(origin, host, true)).address).toBe(address)
  },
)

test.for([
  'evil.example',
  'localhost.evil.example',
  'localhost:80"><script>',
  '127.0.0.1@evil.example',
])('a stranger’s name in Host (%s) reaches no page', async (host) => {
  const origin = await siteWithAddress()
  const { port } = new URL(origin)
  expect((await canonical(origin, host)).address).toBe(`http://localhost:${port}/about`)
})

test('with PUBLIC_URL a page that was built without it names that address alone', async () => {
  const origin = await siteWithAddress({ PUBLIC_URL: 'https://company.example' })
  expect((await canonical(origin, 'localhost:3000')).address).toBe('https://company.example/about')
})

test('a copy held under one address is not taken for that of another', async () => {
  const origin = await siteWithAddress()
  const [one, other] = [
    await canonical(origin, 'localhost:1'),
    await canonical(origin, 'localhost:2'),
  ]
  expect(one.etag).not.toBe(other.etag)
  expect((await canonical(origin, 'localhost:1')).etag).toBe(one.etag)
  expect((await canonical(origin, 'localhost:1', true)).etag).not.toBe(one.etag)
})

test('who asks first waits for no small answer, and who asks later gets one, of the same words', async () => {
  const folder = await temporaryFolder()
  const siteDirectory = await writeBuiltSite(folder)
  const words = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  await writeFile(join(siteDirectory, 'about.html'), `<p>${originMark}${words}`)
  const contentType = 'text/html; charset=utf-8'
  await addPublished(siteDirectory, {
    path: '/about',
    file: 'about.html',
    contentType,
    holdsOrigin: true,
  })
  const origin = await serverInProcess({}, undefined, { siteDirectory })
  const sent = () =>
    new Promise<Buffer>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' }
      request(`${origin}/about`, { headers, agent: false }, (response) => {
        buffer(response).then(resolve, reject)
      }).end()
    })
  const first = await sent()
  await eventually('a smaller answer', async () => (await sent()).length < first.length)
  expect(brotliDecompressSync(await sent())).toEqual(brotliDecompressSync(first))
})

test('ports in Host, however many, are written into pages for the first few alone', async () => {
  const origin = await siteWithAddress()
  const written = new Set<string>()
  for (let port = 4_000; port < 4_040; port += 1) {
    written.add((await canonical(origin, `localhost:${port}`)).address)
  }
  expect(written).toContain('http://localhost:4000/about')
  // Three, and our own.
  expect(written.size).toBe(4)
})
