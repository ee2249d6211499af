import { resolve } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { functionPath } from '../../contract/functions.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import {
  furtherLanguages,
  languageField,
  locales,
  teamLanguage,
} from '../../contract/words/language.ts'
import { readPdf } from '../../tests/support/pdf-text.ts'
import { readPublishedSite } from '../http/published-files.ts'
import { refusalOf } from '../http/refusal-of.ts'
import { planRoute, sheetLimit } from './plan-route.ts'
import { planSheets } from './plan-sheets.ts'
import { publishedPlanFigures } from './published-plan-figures.ts'

const url = functionPath('plan')
const plan = 'for=town&people=300&litres=50&time=12&unit=months&reserve=14&month=2027-03'
const built = resolve('dist')

async function serve(sheetsFolder = built) {
  const site = await readPublishedSite(built)
  const sheets = planSheets(() => sheetsFolder)
  const app = Fastify()
  app.decorateRequest('surface', '')
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error)
    return reply.code(refusal.status).headers(refusal.headers).send(refusal.body(teamLanguage))
  })
  await planRoute(app, {
    figures: publishedPlanFigures(site),
    findPort: () => undefined,
    answerTemplate: (language) => ({
      html: site.pagesIn(language).answer.bytes?.toString() ?? '',
      contentSecurityPolicy: '',
    }),
    sheets,
    publicUrl: () => 'https://example.org',
    now: () => Date.UTC(2026, 10, 22),
  })
  onTestFinished(async () => {
    await app.close()
    await sheets.close()
  })
  return (path: string, method: 'GET' | 'POST' = 'GET', remoteAddress = '203.0.113.7') =>
    app.inject({ method, url: path, remoteAddress })
}

test('a plan is set in the language it is asked in', { timeout: 60_000 }, async () => {
  const ask = await serve()
  for (const language of furtherLanguages) {
    const answer = await ask(`${url}.pdf?${languageField}=${language}&${plan}`)
    expect(answer.statusCode).toBe(200)
    const { info, pages } = await readPdf(new Uint8Array(answer.rawPayload))
    expect(info.Language).toBe(locales[language])
    expect(info.Title).toContain(contractWords(language).planSheet.title)
    const links = pages.flatMap((page) => page.links)
    expect(links.some((link) => link.includes(`/${language}/contact?`))).toBe(true)
  }
})

test('a plan is answered as a page and as a PDF', { timeout: 60_000 }, async () => {
  const ask = await serve()
  const page = await ask(`${url}?${plan}`)
  expect(page.statusCode).toBe(200)
  expect(page.headers['x-robots-tag']).toBe('noindex')
  // 300 × 50 L × 360 days ÷ 24,000 L.
  expect(page.body).toContain('<h1>Your plan: 225 containers</h1>')

  const sheet = await ask(`${url}.pdf?${plan}`)
  expect(sheet.headers['content-type']).toBe('application/pdf')
  const { pages, info, marked } = await readPdf(new Uint8Array(sheet.rawPayload))
  expect(info.Title).toContain('225 containers')
  expect(marked).toBe(true)
  expect(pages.map(({ text }) => text).join(' ')).toContain('5,400,000 L')
  expect(pages.flatMap(({ links }) => links).some((link) => link.includes('/contact?'))).toBe(true)

  const refused = await ask(`${url}.pdf?people=many`)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error.fields).toHaveProperty('people')
  expect((await ask(url, 'POST')).statusCode).toBe(405)
})

test('a port in signs that no typeface has is left out of the sheet, which is set all the same', {
  timeout: 60_000,
}, async () => {
  const ask = await serve()
  for (const port of ['💧', '横浜', 'e\u0301', '\ufffd', 'مومباسا']) {
    for (const language of ['en', ...furtherLanguages]) {
      const address = `${url}.pdf?${languageField}=${language}&${plan}&port=${encodeURIComponent(port)}`
      expect((await ask(address, 'GET', `2001:db8:${language.charCodeAt(0)}::1`)).statusCode).toBe(
        200,
      )
    }
  }
  const known = await ask(`${url}.pdf?${plan}&port=Atlantis`, 'GET', '2001:db8:1::1')
  const { pages } = await readPdf(new Uint8Array(known.rawPayload))
  expect(pages.map(({ text }) => text).join(' ')).toContain('Atlantis')
})

test('a sheet whose module went with an old build is answered 404', async () => {
  const ask = await serve(resolve('builds/removed'))
  expect((await ask(`${url}.pdf?${plan}`)).statusCode).toBe(404)
  expect((await ask(`${url}?${plan}`)).statusCode).toBe(200)
})

test('a crowd that asks for sheets is told to come again', { timeout: 60_000 }, async () => {
  const ask = await serve()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => ask(`${url}.pdf?${plan}`, 'GET', `2001:db8:${n}::1`)),
  )
  const served = answers.filter(({ statusCode }) => statusCode === 200)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  // One in hand and twenty in line.
  expect(served).toHaveLength(21)
  expect(refused).toHaveLength(19)
  expect(refused.every(({ headers }) => headers['retry-after'])).toBe(true)
})

test('a client that asks for sheet after sheet waits, and nobody else does', async () => {
  const ask = await serve()
  // Of no plan: refused, and counted all the same.
  const sheet = (client: string) => ask(`${url}.pdf`, 'GET', client)
  for (let n = 0; n < sheetLimit.times; n += 1) {
    expect((await sheet(`2001:db8:1:2::${n + 1}`)).statusCode).toBe(400)
  }
  const refused = await sheet('2001:db8:1:2::99')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await sheet('2001:db8:1:3::1')).statusCode).toBe(400)
  expect((await ask(`${url}?${plan}`, 'GET', '2001:db8:1:2::99')).statusCode).toBe(200)
})
