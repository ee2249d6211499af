import { tokenHash } from '../kernel/link-token.ts'
import type { LinkPurpose, SubscriberStore } from './subscriber-store.ts'

export type LinkDeps = { store: SubscriberStore; now: () => number }

/** `unusable` covers unknown, used and expired alike: the reader learns nothing about any address. */
export type LinkResult = 'done' | 'unusable'

/** Whether a link would work if its button were pressed; changes nothing. */
export async function isLinkUsable(
  purpose: LinkPurpose,
  secret: unknown,
  deps: LinkDeps,
): Promise<boolean> {
  const hash = tokenHash(secret)
  return hash !== undefined && (await deps.store.isUsable(purpose, hash, deps.now()))
}
