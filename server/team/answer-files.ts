import { readPlan } from '../../contract/plan-address.ts'
import { dayOf } from '../../contract/supply-calendar.ts'
import type { PlanFigures } from '../../contract/supply-plan.ts'
import type { Attachable } from '../../contract/team-answers.ts'
import { quoteFileName } from '../../contract/team-quotes.ts'
import { pageLanguage } from '../../contract/words/language.ts'
import { refusedField } from '../accounts/account-calls.ts'
import type { PlanPort } from '../functions/plan-page.ts'
import { type PlanSheets, PlanSheetsGone } from '../functions/plan-sheets.ts'
import type { PublishedDocument } from '../http/published-documents.ts'
import { Refusal } from '../http/refusal.ts'
import { QueueFull } from '../kernel/bounded-queue.ts'
import type { AnsweredLead } from '../lead-management/answer-store.ts'
import type { QuoteStore } from '../lead-management/quote-store.ts'
import type { MailFile } from '../mail/queued-mail.ts'

export type AnswerFilesDeps = {
  documents: () => readonly PublishedDocument[]
  readDocument: (path: string) => Promise<{ name: string; type: string; bytes: Buffer } | undefined>
  sheets: Pick<PlanSheets, 'set'>
  planFigures: () => PlanFigures | undefined
  findPort: (code: string) => PlanPort | undefined
  publicUrl: () => string
  quotes: QuoteStore
  now: () => number
}

const pdf = 'application/pdf'

/** What can go with an answer to a lead: its quotes, its plan, the documents of the site. */
export async function attachables(
  lead: AnsweredLead,
  deps: AnswerFilesDeps,
): Promise<Attachable[]> {
  const quotes = await deps.quotes.list(lead.reference)
  const hasPlan = lead.extras.plan !== undefined && deps.planFigures() !== undefined
  return [
    ...quotes.toReversed().map(
      ({ id, number, version }): Attachable => ({
        key: `quote:${id}`,
        kind: 'quote',
        label: `Quote ${number}, version ${version}`,
      }),
    ),
    ...(hasPlan ? [{ key: 'plan', kind: 'plan', label: 'The supply plan' } as const] : []),
    ...deps.documents().map(
      ({ path, title }): Attachable => ({
        key: `document:${path}`,
        kind: 'document',
        label: title,
      }),
    ),
  ]
}

/** The bytes behind the keys. Throws a Refusal that says which is not there. */
export async function attachedFiles(
  keys: readonly string[],
  lead: AnsweredLead,
  deps: AnswerFilesDeps,
): Promise<MailFile[]> {
  const files: MailFile[] = []
  for (const key of new Set(keys)) files.push(await fileOf(key, lead, deps))
  return files
}

async function fileOf(key: string, lead: AnsweredLead, deps: AnswerFilesDeps): Promise<MailFile> {
  const [kind, name = ''] = key.split(/:(.*)/s)
  if (kind === 'plan') return planFile(lead, deps)
  if (kind === 'quote') {
    const quote = await deps.quotes.file(lead.reference, name)
    if (!quote) throw refusedField('attachments', 'team.noFile')
    return { name: quoteFileName(quote), type: pdf, content: quote.content }
  }
  const document = await deps.readDocument(name)
  if (!document) throw refusedField('attachments', 'team.noFile')
  const { bytes, ...facts } = document
  return { ...facts, content: bytes.toString('base64') }
}

async function planFile({ extras, page }: AnsweredLead, deps: AnswerFilesDeps): Promise<MailFile> {
  const language = pageLanguage(page ?? undefined)
  const figures = deps.planFigures()
  const plan = readPlan(new URLSearchParams(extras.plan ?? ''), language)
  if (!plan.ok || !figures) throw refusedField('attachments', 'team.noFile')
  const { input } = plan
  const bytes = await whenSet(() =>
    deps.sheets.set({
      input,
      figures,
      language,
      port: input.port ? deps.findPort(input.port) : undefined,
      site: deps.publicUrl(),
      today: dayOf(deps.now()),
    }),
  )
  return { name: 'supply-plan.pdf', type: pdf, content: Buffer.from(bytes).toString('base64') }
}

/** Nothing is sent without the file that was asked for: its author tries again. */
export async function whenSet(set: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await set()
  } catch (error) {
    if (error instanceof QueueFull || error instanceof PlanSheetsGone) {
      throw new Refusal('unavailable', 'team.noSheetNow', { headers: { 'retry-after': '5' } })
    }
    throw error
  }
}
