import { interestOf } from '../leads/enquiry.ts'
import type { Lead } from '../leads/lead.ts'
import { isDoubtful } from '../leads/suspicions.ts'

const instant = (milliseconds: number) => new Date(milliseconds).toISOString()

/** What a webhook is told of a new lead, as JSON; `site` is the origin of the site. */
export function leadDelivery(lead: Lead, site: string): string {
  const { enquiry, context } = lead
  return JSON.stringify({
    type: 'lead.received',
    timestamp: instant(lead.receivedAt),
    data: {
      id: lead.id,
      reference: lead.reference,
      kind: enquiry.kind,
      interest: interestOf(enquiry),
      need: context.need ?? null,
      suspicious: isDoubtful(lead.suspicions),
      receivedAt: instant(lead.receivedAt),
      answerDueAt: instant(lead.answerDueAt),
      ...enquiry.fields,
      extras: context.extras ?? {},
      page: context.page ? `${site}${context.page}` : null,
      referrer: context.referrer ?? null,
      campaign: context.campaign ?? null,
      language: context.language ?? null,
      fillTime: context.fillTime ?? null,
    },
  })
}

/** What a receiver is tried with: nobody's data. */
export function trialDelivery(now: number): string {
  const message = 'A trial. New leads come as lead.received.'
  return JSON.stringify({ type: 'webhook.trial', timestamp: instant(now), data: { message } })
}
