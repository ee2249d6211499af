import { partnershipTypeLabels, topicLabels } from '../../contract/option-labels.ts'
import type { Enquiry } from '../leads/enquiry.ts'

/** The label of the chosen option; empty when none was chosen. */
export function interestLabel(enquiry: Enquiry): string {
  if (enquiry.kind === 'contact') return topicLabels[enquiry.fields.topic]
  const type = enquiry.fields.partnershipType
  return type === '' ? '' : partnershipTypeLabels[type]
}

export function fullName(enquiry: Enquiry): string {
  return `${enquiry.fields.firstName} ${enquiry.fields.lastName}`
}

/** An instant as a person of the team writes it: `Mon, 23 Nov 2026, 14:20 GMT`. */
export function writtenTime(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant)
}
