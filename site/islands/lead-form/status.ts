import type { Notice } from '../../../contract/notices.ts'

/** Where a form stands, and what it says about it. */
export type Status =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'wrong'; notice: Notice }
  | { kind: 'failed'; notice: Notice; offline: boolean }
  /** `words` are what was sent: our mail does not repeat them. */
  | { kind: 'sent'; notice: Notice; reference: string; words: string }

export const checkFields: Notice = {
  title: 'Check the marked fields',
  description: 'Nothing has been sent yet.',
}

export const offlineNotice: Notice = {
  title: 'You are offline',
  description: 'Your message is kept here. Send it again once you are connected.',
}
