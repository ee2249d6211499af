import { describe, expect, test } from 'vitest'
import { writeBuiltSite } from '../../tests/support/built-site.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { compose } from '../compose.ts'
import { readConfig } from '../config.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(engines)('on %s', (engine) => {
  async function site() {
    const address = await newDatabase(engine)
    const config = readConfig({
      PORT: '0',
      DATA_DIR: address.dataDir,
      ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
    })
    const siteDirectory = await writeBuiltSite(await temporaryFolder())
    async function served<T>(work: (origin: string) => Promise<T>): Promise<T> {
      const server = await compose(config, { siteDirectory, logLevel: 'silent' })
      try {
        return await work(await server.app.listen({ port: 0, host: '127.0.0.1' }))
      } finally {
        await server.close()
      }
    }
    const { db } = await openForTest(address)
    const views = () => db.selectFrom('page_views').selectAll().execute()
    return { served, views }
  }

  const read = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url, { method, headers: { 'user-agent': browser, ...headers } })

  test('readings are counted by day and page, over restarts and over processes', async () => {
    const { served, views } = await site()
    const etag = await served(async (origin) => {
      await read(`${origin}/?from=elsewhere`)
      return (await read(`${origin}/`)).headers.get('etag') ?? ''
    })
    expect(await views()).toMatchObject([{ page: '/', views: 2 }])
    await served((one) =>
      served(async (another) => {
        expect((await read(`${one}/`, { 'if-none-match': etag })).status).toBe(304)
        await read(`${another}/`)
      }),
    )
    const today = new Date().toISOString().slice(0, 10)
    expect(await views()).toEqual([{ day: today, page: '/', views: 4 }])
  })

  test('a page that a press on one of our links fetches ahead is a reading: the browser asks no more', async () => {
    const { served, views } = await site()
    await served(async (origin) => {
      const prefetch = { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' }
      await read(`${origin}/`, prefetch)
      await read(`${origin}/`, { ...prefetch, 'sec-fetch-site': 'cross-site' })
    })
    expect(await views()).toMatchObject([{ page: '/', views: 1 }])
  })

  test('robots, pages fetched ahead, files, errors and questions about headers are not readings', async () => {
    const { served, views } = await site()
    await served(async (origin) => {
      const page = `${origin}/`
      await read(page, {}, 'HEAD')
      await read(page, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
      await read(page, { 'user-agent': 'curl/8.5.0' })
      await read(page, { 'user-agent': '' })
      await read(page, { 'sec-purpose': 'prefetch;prerender' })
      await read(page, { purpose: 'prefetch' })
      await read(`${origin}/nowhere`)
      await read(`${origin}/index.html`, { 'user-agent': 'Googlebot' })
      await read(`${origin}/film.webm`)
      await read(`${origin}/api/team/me`)
    })
    expect(await views()).toEqual([])
  })
})
