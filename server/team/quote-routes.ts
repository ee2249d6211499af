import { Readable } from 'node:stream'
import { dayOf } from '../../contract/supply-calendar.ts'
import {
  quoteCall,
  quoteFileName,
  quoteLimits,
  teamQuotePaths,
} from '../../contract/team-quotes.ts'
import { pageLanguage } from '../../contract/words/language.ts'
import { readCall, refusedField } from '../accounts/account-calls.ts'
import type { PlanSheets } from '../functions/plan-sheets.ts'
import { Refusal } from '../http/refusal.ts'
import type { AnswerStore } from '../lead-management/answer-store.ts'
import type { LeadReader } from '../lead-management/lead-reader.ts'
import type { QuoteStore } from '../lead-management/quote-store.ts'
import { whenSet } from './answer-files.ts'
import { Download } from './download.ts'
import { referenceOf, refuseUnknown } from './lead-management-routes.ts'
import { actorOf, type TeamRoute } from './team-route.ts'

export type QuoteRouteDeps = {
  leads: LeadReader
  answers: Pick<AnswerStore, 'lead'>
  quotes: QuoteStore
  sheets: Pick<PlanSheets, 'setQuote'>
  publicUrl: () => string
  now: () => number
}

/** Quotes of a lead: a new one or version, and its PDF. */
export function quoteRoutes(deps: QuoteRouteDeps): readonly TeamRoute[] {
  const { leads, answers, quotes, sheets, publicUrl, now } = deps
  return [
    {
      method: 'POST',
      url: teamQuotePaths.quotes,
      least: 'staff',
      work: async (request) => {
        const { number: earlier, ...fields } = readCall(quoteCall, request)
        const reference = referenceOf(request)
        const lead = (await answers.lead(reference)) ?? refuseUnknown()
        const at = now()
        const numbered =
          (await quotes.nextNumber(reference, earlier, new Date(at).getUTCFullYear())) ??
          refuseNoQuote()
        if (numbered.version > quoteLimits.versions) {
          throw refusedField('number', 'team.tooManyVersions', { most: quoteLimits.versions })
        }
        const bytes = await whenPrintable(() =>
          sheets.setQuote({
            ...numbered,
            fields,
            reference,
            to: {
              name: `${lead.firstName} ${lead.lastName}`.trim(),
              organization: lead.organization,
            },
            extras: lead.extras,
            language: pageLanguage(lead.page ?? undefined),
            site: publicUrl(),
            today: dayOf(at),
          }),
        )
        const content = Buffer.from(bytes).toString('base64')
        const by = actorOf(request)
        const kept = await quotes.keep({ ...numbered, reference, fields, content, by, now: at })
        if (kept === 'unknown') refuseUnknown()
        if (kept === 'taken') throw new Refusal('conflict', 'team.quoteTaken')
        return (await leads.detail(reference, by.accountId)) ?? refuseUnknown()
      },
    },
    {
      method: 'GET',
      url: teamQuotePaths.quote,
      least: 'staff',
      work: async (request) => {
        const { id } = request.params as { id: string }
        const quote = (await quotes.file(referenceOf(request), id)) ?? refuseNoQuote()
        const bytes = Buffer.from(quote.content, 'base64')
        return new Download(quoteFileName(quote), 'application/pdf', Readable.from([bytes]))
      },
    },
  ]
}

/** What our typefaces cannot print is named: a colleague writes it otherwise. */
async function whenPrintable(set: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await whenSet(set)
  } catch (error) {
    const signs = error instanceof Error && /^Signs without glyph: (.*)$/s.exec(error.message)?.[1]
    if (!signs) throw error
    throw refusedField('notes', 'team.quoteSigns', { signs })
  }
}

function refuseNoQuote(): never {
  throw new Refusal('not_found', 'team.noQuote')
}
