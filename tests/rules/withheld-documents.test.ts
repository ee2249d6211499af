/** The documents as owners have them: what they withhold is gone, what they fill in is there, and so is their address. */
import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { expect, test, vi } from 'vitest'
import { withoutStylesheets } from '../../site/build/downloads.ts'
import type { DownloadFile } from '../../site/documents/all-downloads.ts'
import { type FigureKey, registry } from '../../site/figures/registry.ts'
import { elementsOf, readPdf } from '../support/pdf-text.ts'

/** The owner's settings with other lines in them. */
const ownersLines = (lines: string): Plugin => ({
  name: 'owners-lines',
  transform: (code, id) =>
    id.endsWith('/site.config.ts') ? `${code}\nObject.assign(siteConfig, ${lines})` : undefined,
})

/** The text of all documents, with what is said of their drawings and the links in them. */
async function documentsWith(lines: string): Promise<string> {
  const { module } = await runnerImport<{ documentFiles: () => Promise<DownloadFile[]> }>(
    resolve('site/documents/all-downloads.ts'),
    { plugins: [withoutStylesheets, ownersLines(lines)], logLevel: 'warn' },
  )
  const texts: string[] = []
  for (const { bytes } of await module.documentFiles()) {
    const { pages } = await readPdf(bytes)
    for (const { text, structure, links } of pages) {
      texts.push(text, ...elementsOf(structure).flatMap(({ alt }) => alt ?? []), ...links)
    }
  }
  return texts.join(' ').replaceAll(/[\s·]+/g, ' ')
}

test.each<{ name: string; keys: FigureKey[] }>([
  {
    name: 'the large figures of the first pages',
    keys: ['purity', 'leadTime', 'revenueShare', 'fillHeight', 'answerBusinessDays'],
  },
  {
    name: 'one bar, row or field of each drawing',
    keys: ['phLow', 'tds', 'firstLava', 'calcium', 'illness', 'communitiesMany', 'planDays'],
  },
  {
    name: 'figures that whole drawings rest on',
    keys: ['donated', 'emergencyMost', 'csrPartners', 'whoTds', 'carbonReduction', 'person'],
  },
])('without $name', { timeout: 120_000 }, async ({ keys }) => {
  const text = await documentsWith(JSON.stringify({ withheld: keys }))
  expect(text).not.toMatch(/\u{E000}|NaN|undefined|Infinity/u)
  // A short figure may be a part of another one: `24 hours` of `24–48 hours`.
  for (const figure of keys.map((key) => registry[key].text).filter(({ length }) => length > 8)) {
    expect(text).not.toContain(figure)
  }
})

/** The six: what is counted in them stands in those of other languages as well. */
const englishAlone = { languages: [] }

test('what the owner fills in stands in the documents', { timeout: 120_000 }, async () => {
  const text = await documentsWith(
    JSON.stringify({
      ...englishAlone,
      company: { legalName: 'Jökulvatn ehf.', address: 'Hafnargata 1, Reykjavík' },
      terms: { delivery: 'FCA Iceland', demurrage: 'Borne by the buyer', price: 'In euro' },
      certificates: [{ scheme: 'ISO 22000', body: 'A certifier', validUntil: 'June 2028' }],
      flexitank: { coupling: 'Camlock, 3 inch' },
      loads: { tanker: '20,000 L' },
      lotAnalysis: {
        lot: 'A-1',
        date: '3 March 2027',
        laboratory: 'A laboratory',
        lines: [{ parameter: 'Nitrate', value: '1 mg/L', method: 'ISO 10304-1' }],
      },
    }),
  )
  const times = (words: string) => text.split(words).length - 1
  expect(times('Jökulvatn ehf., Hafnargata 1, Reykjavík')).toBe(6)
  expect(times('FCA Iceland')).toBe(2)
  expect(times('Borne by the buyer')).toBe(2)
  expect(times('In euro')).toBe(1)
  expect(times('Camlock, 3 inch')).toBe(1)
  expect(times('Lot A-1, analysed on 3 March 2027 by A laboratory')).toBe(1)
  expect(times('ISO 10304-1')).toBe(1)
  expect(times('valid until June 2028')).toBe(1)
  expect(text).not.toMatch(/NaN|undefined/)
})

test.each<{ address: string | undefined }>([
  { address: undefined },
  { address: 'https://water.example' },
])('the public address is $address', { timeout: 120_000 }, async ({ address }) => {
  vi.stubEnv('PUBLIC_URL', address)
  const text = await documentsWith(JSON.stringify(englishAlone))
  vi.unstubAllEnvs()
  const addresses = new Set(text.match(/\bhttps?:\/\/[\w.:-]+/g))
  expect([...addresses]).toEqual(address ? [address] : [])
  expect(text).not.toMatch(/localhost|127\.0\.0\.1|undefined/)
  if (!address) return
  const times = (words: string) => text.split(words).length - 1
  // As it is read and as it is followed, in each of the six.
  expect(times(`${address}/resources#figures`)).toBe(12)
  expect(times(`${address}/contact`)).toBe(12)
})
