import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { furtherLanguages } from '../../contract/words/language.ts'
import { readPdf } from '../../tests/support/pdf-text.ts'
import { planSheets } from '../functions/plan-sheets.ts'
import { publishedPlanFigures } from '../functions/published-plan-figures.ts'
import { publishedDocuments, readDocument } from '../http/published-documents.ts'
import { readPublishedSite } from '../http/published-files.ts'
import type { AnsweredLead } from '../lead-management/answer-store.ts'
import { attachables, attachedFiles } from './answer-files.ts'

const lead: AnsweredLead = {
  id: 'id',
  reference: 'BGW-7K3M-9Q2F',
  kind: 'contact',
  interest: 'supply',
  need: null,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  organization: '',
  page: '/contact',
  language: null,
  extras: { plan: 'for=town&people=300&litres=50&time=12&unit=months&reserve=14&month=2027-03' },
  thread: [],
}

test('the plan of a message and every document of the site can be attached, as PDFs', {
  timeout: 60_000,
}, async () => {
  const site = await readPublishedSite(resolve('dist'))
  const sheets = planSheets(() => site.directory)
  onTestFinished(sheets.close)
  const deps = {
    documents: () => publishedDocuments(site),
    readDocument: (path: string) => readDocument(site, path),
    sheets,
    planFigures: () => publishedPlanFigures(site),
    findPort: () => undefined,
    publicUrl: () => 'https://company.example',
    quotes: {
      list: async () => [],
      file: async () => undefined,
      nextNumber: async () => undefined,
      keep: async () => 'unknown' as const,
    },
    now: () => Date.UTC(2026, 10, 24),
  }
  // Six in English, two of them in each other language.
  const documents = 6 + 2 * furtherLanguages.length
  const offered = await attachables(lead, deps)
  expect(offered.filter(({ kind }) => kind === 'document')).toHaveLength(documents)
  expect(new Set(offered.map(({ label }) => label)).size).toBe(offered.length)
  const files = await attachedFiles(
    offered.map(({ key }) => key),
    lead,
    deps,
  )
  expect(files).toHaveLength(documents + 1)
  for (const { name, type, content } of files) {
    expect(name).toMatch(/^[\w.-]+\.pdf$/)
    expect(type).toBe('application/pdf')
    expect(Buffer.from(content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  }
  const plan = files.find(({ name }) => name === 'supply-plan.pdf')
  const { info } = await readPdf(new Uint8Array(Buffer.from(plan?.content ?? '', 'base64')))
  expect(info.Title).toContain('225 containers')
})
