/** What browser and server agree on about the launch. Instants are epoch milliseconds. */
import * as v from 'valibot'
import { plainLine } from './plain-text.ts'

/** `Authorization: Bearer …`; for admins, but `state`. */
export const launchPaths = {
  /** GET, for staff: a `LaunchState`. */
  state: '/api/team/launch-state',
  /** GET: a `LaunchList`. POST with a `launchCall`: launches; the `LaunchState`. */
  list: '/api/team/launch',
  /** POST, empty object: sends a test message to the caller's own address; a `TrialSent`. */
  trial: '/api/team/launch/trial',
  /** POST with an `arrivedCall`: the secret of its link shows that the message arrived. */
  arrived: '/api/team/launch/trial/arrived',
  /** PUT with a `signCall`, or DELETE: the signature under a promise or a figure. */
  signature: '/api/team/launch/signatures/:key',
} as const

/** Where the link of the test message leads; the secret stands in the fragment, which no browser sends. */
export const launchAddress = '/team?view=launch'
export const arrivedMark = '#arrived='

export const launchCall = v.strictObject({ launch: v.literal(true) })
export const arrivedCall = v.strictObject({ secret: v.string() })
export const longestName = 100
export const signCall = v.strictObject({
  as: v.pipe(v.string(), v.transform(plainLine), v.minLength(2), v.maxLength(longestName)),
})

export type LaunchState = { launchedAt: number | null }
export type TrialSent = { to: string }

/** Whose work a line is. */
export type LaunchRole = 'owner' | 'technician' | 'lawyer'

export type LaunchLine = {
  key: string
  who: LaunchRole
  /** Without a must nothing is launched. */
  weight: 'must' | 'should'
  /** What the test found now. */
  green: boolean
  title: string
  how: string
  why: string
  /** What the test saw, in a sentence. */
  found: string
  /** What is signed or settled one by one. */
  items: readonly LaunchItem[]
}

export type LaunchItem = {
  key: string
  text: string
  /** What it binds to, or why it is dangerous. */
  detail: string
  /** For `site.settings.json`; empty where nothing is to be written. */
  paste: string
  /** Settled, or signed as it stands now. */
  done: boolean
  signed: Signature | null
}

/** Who put which name under a sentence; a sentence that is changed afterwards wants it anew. */
export type Signature = { as: string; by: string; at: number }

export type LaunchList = {
  launched: { at: number; by: string } | null
  mayLaunch: boolean
  lines: readonly LaunchLine[]
}
