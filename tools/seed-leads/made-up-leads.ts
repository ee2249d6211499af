import { createHash } from 'node:crypto'
import type { LeadStatus } from '../../contract/lead-filters.ts'
import { partnershipTypes, topics } from '../../contract/options.ts'
import { type QuoteFormat, quoteFormats } from '../../contract/quote.ts'
import { answerDue } from '../../server/leads/answer-due.ts'
import type { Enquiry } from '../../server/leads/enquiry.ts'
import type { Lead } from '../../server/leads/lead.ts'
import type { Suspicion } from '../../server/leads/suspicions.ts'
import { randomFrom } from './random-numbers.ts'
import { firstNames, lastNames, organizations, pages, sentences, trades } from './word-lists.ts'

/** A lead and where the team stands with it. */
export type MadeUpLead = {
  lead: Lead
  status: LeadStatus
  /** Epoch milliseconds. */
  answeredAt: number | null
}

const hour = 3_600_000
const span = 3 * 365 * 24 * hour

/** So many leads, the oldest first, the newest a few minutes before `now`; the same for the same number. */
export function* madeUpLeads(count: number, now: number): Generator<MadeUpLead> {
  const random = randomFrom(count)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  for (let n = 0; n < count; n += 1) {
    const age = Math.round(((count - n) / count) * span * (1 - random() / count))
    const receivedAt = now - Math.max(age, 60_000)
    const enquiry = enquiryOf(random, pick)
    const need = enquiry.kind === 'contact' && random() < 0.02 ? ('emergency' as const) : undefined
    const suspicions: Suspicion[] =
      random() < 0.04 ? [pick(['honeypot', 'filled-too-fast', 'busy-address'] as const)] : []
    const status = statusOf(random(), age, suspicions.length > 0)
    const campaign = random() < 0.15 ? pick(['harbour-fair', 'spring-quote', 'relief']) : undefined
    const lead: Lead = {
      id: idOf(count, n),
      reference: `BGW-${idOf(count, n).slice(0, 4).toUpperCase()}-${n.toString(32).toUpperCase().padStart(4, '0')}`,
      submissionKey: idOf(count, n),
      enquiry,
      context: {
        page: pick(pages),
        fillTime: 4_000 + Math.floor(random() * 400_000),
        language: pick(['en-GB', 'de-DE', 'fr-FR', 'is-IS', 'ar-AE', 'ja-JP']),
        ...(need && { need }),
        ...(campaign && { campaign }),
        ...(random() < 0.5 && {
          referrer: pick(['https://www.google.com/', 'https://duckduckgo.com/']),
        }),
        ...(random() < 0.2 && { extras: quoteOf(pick, random) }),
      },
      suspicions,
      receivedAt,
      answerDueAt: answerDue(need, receivedAt, {
        timeZone: 'Atlantic/Reykjavik',
        holidays: new Set(),
      }),
    }
    const isAnswered = status !== 'new' && status !== 'spam'
    const answeredAt = isAnswered
      ? Math.min(now, receivedAt + Math.round(random() * 30 * hour))
      : null
    yield { lead, status, answeredAt }
  }
}

type Pick = <T>(list: readonly T[]) => T

function enquiryOf(random: () => number, pick: Pick): Enquiry {
  const firstName = pick(firstNames)
  const lastName = pick(lastNames)
  const company = `${pick(organizations)} ${pick(trades)}`
  const domain =
    random() < 0.3
      ? pick(['gmail.com', 'outlook.com', 'web.de', 'yahoo.co.jp'])
      : `${plain(company)}.example`
  const person = {
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}${Math.floor(random() * 900)}@${domain}`,
    message: Array.from({ length: 2 + Math.floor(random() * 9) }, () => pick(sentences)).join(' '),
  }
  if (random() < 0.2) {
    const partnershipType = pick([...partnershipTypes, ''] as const)
    return { kind: 'partnership', fields: { ...person, organization: company, partnershipType } }
  }
  const organization = random() < 0.7 ? company : ''
  return { kind: 'contact', fields: { ...person, organization, topic: pick(topics) } }
}

/** What is old is settled; of the last fortnight much is still open. */
function statusOf(chance: number, age: number, isSuspected: boolean): LeadStatus {
  if (isSuspected && chance < 0.7) return 'spam'
  const days = age / (24 * hour)
  if (days < 1) return chance < 0.8 ? 'new' : 'contacted'
  if (days < 14) return chance < 0.1 ? 'new' : chance < 0.6 ? 'contacted' : 'qualified'
  if (chance < 0.002) return 'new'
  if (chance < 0.02) return 'contacted'
  if (chance < 0.05) return 'qualified'
  return chance < 0.3 ? 'won' : 'lost'
}

function quoteOf(pick: Pick, random: () => number) {
  return {
    format: pick<QuoteFormat>(quoteFormats),
    containers: 1 + Math.floor(random() * 40),
    place: pick(['Rotterdam', 'Jebel Ali', 'Le Havre', '横浜', 'Ceuta']),
    month: 'open',
  }
}

/** `Café Líf` as it stands in an address; a name in other letters stands there as `post`. */
function plain(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  return letters || 'post'
}

function idOf(seed: number, n: number): string {
  const hash = createHash('sha256').update(`${seed} ${n}`).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
