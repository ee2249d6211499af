import type { Notice } from '../../../contract/notices.ts'

/** Where a form stands, and what it says about it. */
export type Status =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'wrong'; notice: Notice }
  | { kind: 'failed'; notice: Notice; offline: boolean }
  | { kind: 'sent'; notice: Notice; reference: string }

export const checkFields: Notice = {
  title: 'Check the marked fields',
  description: 'Nothing has been sent yet.',
}

export const offlineNotice: Notice = {
  title: 'You are offline',
  description: 'Your message is kept here. Send it again once you are connected.',
}
