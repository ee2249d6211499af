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

/** Where a form's draft stands in the storage of the tab. */
export const draftKey = (form: string): string => `draft:${form}`

/** Storage may hold what another version of the page wrote, or somebody's own hand. */
function isDraft(stored: unknown): stored is Draft {
  const { values, spent } = (stored ?? {}) as Partial<Draft>
  return (
    typeof spent === 'number' &&
    values?.constructor === Object &&
    Object.values(values).every((text) => typeof text === 'string')
  )
}

/** Null where none is kept, or nothing that can be read. */
export function readDraft(form: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/** Storage may be full or forbidden; then the draft is simply not kept. */
export function writeDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(draft))
  } catch {}
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form))
  } catch {}
}
