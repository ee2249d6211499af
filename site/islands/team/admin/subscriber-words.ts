import type { SubscriberState } from '../../../../contract/team-admin.ts'

export const stateWords = {
  pending: 'Not confirmed yet',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
} as const satisfies Record<SubscriberState, string>
