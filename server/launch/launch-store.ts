import type { Actor } from '../lead-management/lead-management-store.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'

/** What was done on the way to a launch: once for each name, the last time. */
export type LaunchStep = {
  /** Epoch milliseconds. */
  at: number
  /** The address of who did it; empty for a command or the server itself. */
  by: string
  /** The name that stands under it, as it was typed. */
  signedAs: string
  /** What it was done to: the hash of a sentence, the way that a mail took. */
  detail: string
}

export type StepName =
  | 'launched'
  /** Messages were there when the launch list came: noted by a step of the schema. */
  | 'leads-before'
  | 'backup'
  | 'restore'
  | 'trial-sent'
  | 'trial-arrived'
  | `signed:${string}`

export type LaunchSteps = ReadonlyMap<string, LaunchStep>

export type Admins = { all: number; secured: number }

type Order = { by: Actor; now: number }

export type LaunchStore = {
  steps: () => Promise<LaunchSteps>
  /** Approved admins, and those of them with a second factor. */
  admins: () => Promise<Admins>
  /** When it was launched; undefined before. */
  launchedAt: () => Promise<number | undefined>
  /** Once: a second one changes nothing. Recorded among what colleagues did. */
  launch: (order: Order) => Promise<void>
  /** Counts an installation as launched that was live before it knew of a launch; does nothing elsewhere. */
  launchEarlier: (now: number) => Promise<void>
  /** Queues the test message and keeps the hash of its secret. */
  queueTrial: (mail: QueuedMail, hash: string, order: Order) => Promise<void>
  /** Whether this is the secret of the last test message; notes the way by which it came. */
  arrive: (hash: string, way: string, order: Order) => Promise<boolean>
  sign: (key: string, signature: { as: string; of: string }, order: Order) => Promise<void>
  withdraw: (key: string, order: Order) => Promise<void>
}
