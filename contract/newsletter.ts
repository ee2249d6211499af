import * as v from 'valibot'
import { email } from './fields.ts'
import type { Notice } from './notices.ts'

/** What `subscribe` takes, as JSON with the public key or as a form of our own pages. */
export const subscription = v.strictObject({ email })

/** The answer to every address that could be one, whether it is new, waiting, subscribed or gone. */
export type Subscribed = { ok: true }

/**
 * Where the links in newsletter mails lead, each with `?token=…`. GET shows one
 * button, so that mail scanners change nothing by following the link; the button posts.
 */
export const newsletterPaths = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const

/** What the visitor reads beside the field or on the page that answers it. */
export const newsletterNotices = {
  subscribed: {
    title: 'Check your inbox',
    description: 'We sent a link to confirm your address. Use it, and you are subscribed.',
  },
  badAddress: {
    title: 'Check the address',
    description: 'Enter an email address like name@company.com.',
  },
  offline: {
    title: 'No connection',
    description: 'Your address is still in the field. Try again when you are online.',
  },
  tooMany: {
    title: 'Please wait a little',
    description: 'There were too many requests just now.',
  },
  failed: {
    title: 'Not subscribed',
    description: 'Your address could not be stored just now. Please try again in a minute.',
  },
} as const satisfies Record<string, Notice>

function sentence({ title, description }: Notice): string {
  return `${title}. ${description}`
}

/** What the field itself says, one line each; every other answer brings words of its own. */
export const fieldWords = {
  sent: sentence(newsletterNotices.subscribed),
  bad: newsletterNotices.badAddress.description,
  offline: sentence(newsletterNotices.offline),
  failed: sentence(newsletterNotices.failed),
}
