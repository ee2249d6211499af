import type { Attempt } from './attempt.ts'

/**
 * What a visitor has written and not yet sent. It survives a reload in this tab
 * and goes with it: on a shared computer the next person finds nothing.
 */
type Draft = {
  values: Record<string, string>
  /** The last attempt to send: a retry of the same words keeps its key. */
  attempt?: Attempt
  /** Milliseconds it took so far: who sends a restored draft at once did not fill it in a moment. */
  spent: number
}

const keyOf = (form: string) => `draft:${form}`

export function readDraft(form: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** Storage may be full or forbidden; then the draft is simply not kept. */
export function writeDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {}
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {}
}
