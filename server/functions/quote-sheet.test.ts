import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '../../contract/words/language.ts'
import { readPdf } from '../../tests/support/pdf-text.ts'
import { planSheets, type QuoteOrder } from './plan-sheets.ts'

const order: QuoteOrder = {
  number: 'Q-2026-0007',
  version: 2,
  fields: {
    price: '4250.5',
    currency: 'USD',
    per: 'container',
    incoterm: 'CIF',
    place: 'Rotterdam',
    validUntil: '2027-01-31',
    leadTime: '3 weeks from accepted order',
    notes: 'Unloading within two hours.\nÞórshöfn on request.',
  },
  reference: 'BGW-7K3M-9Q2F',
  to: { name: 'Ada Lovelace', organization: 'Harbour Bottlers' },
  extras: { containers: 4, place: 'Rotterdam' },
  language: 'en',
  site: 'https://company.example',
  today: Date.UTC(2026, 10, 24) / 86_400_000,
}

function setter() {
  const sheets = planSheets(() => resolve('dist'))
  onTestFinished(sheets.close)
  return sheets.setQuote
}

const textOf = async (bytes: Uint8Array) => {
  const { pages, info, marked } = await readPdf(new Uint8Array(bytes))
  return { text: pages.map((page) => page.text).join(' '), title: info.Title, marked }
}

test('a quote says its number, version, price, term, place, validity and what was asked for', {
  timeout: 60_000,
}, async () => {
  const { text, title, marked } = await textOf(await setter()(order))
  expect(title).toContain('Q-2026-0007')
  expect(marked).toBe(true)
  for (const words of [
    'Version 2, 24 November 2026',
    'BGW-7K3M-9Q2F',
    'Ada Lovelace, Harbour Bottlers',
    'CIF, Rotterdam',
    '3 weeks from accepted order',
    '31 January 2027',
    'Þórshöfn on request.',
  ]) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(words)
  }
  expect(text).toMatch(/USD\s4,250\.50 for each container/)
})

test('a quote is set in every language', { timeout: 60_000 }, async () => {
  const set = setter()
  for (const language of languages) {
    const { text } = await textOf(await set({ ...order, language }))
    expect(text, language).toMatch(/4[,.\s]?250[.,]50/)
  }
})

test('signs that cannot be printed are named in what a colleague typed, and left out of a customer’s name', {
  timeout: 60_000,
}, async () => {
  const set = setter()
  const typed = { ...order, fields: { ...order.fields, leadTime: '三週間' } }
  await expect(set(typed)).rejects.toThrow('Signs without glyph: 三 週 間')
  const { text } = await textOf(await set({ ...order, to: { name: '山田', organization: '' } }))
  expect(text).toContain('to your message BGW-7K3M-9Q2F')
})
