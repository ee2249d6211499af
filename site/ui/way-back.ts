/**
 * Where somebody was going who has to sign in first, and why; kept in this tab, and not in an address, where anybody
 * could write another. What is kept leads to the team's page alone.
 */
export type WayBack = {
  to: string
  /** `wanted`: nobody was signed in. `ended`: a session that stood until then. */
  why: 'wanted' | 'ended'
}

const key = 'way-back'
/** Milliseconds: after it somebody else may sit here, or the same person with something else in mind. */
const keptFor = 1_800_000
const ours = /^\/team(?:\?[^#]*)?$/

export function keepWayBack({ to, why }: WayBack): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ to, why, at: Date.now() }))
  } catch {}
}

/** What was kept lately; null for anything else, whoever wrote it. */
export function readWayBack(): WayBack | null {
  try {
    const { to, why, at } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<
      string,
      unknown
    >
    const isFresh = Math.abs(Date.now() - Number(at)) < keptFor
    if (!isFresh || typeof to !== 'string' || !ours.test(to)) return null
    return { to, why: why === 'ended' ? 'ended' : 'wanted' }
  } catch {
    return null
  }
}

/** Where a sign-in lands: where one was going, once, else at home. */
export function takeLanding(): string {
  const landing = readWayBack()?.to ?? '/'
  forgetWayBack()
  return landing
}

export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
