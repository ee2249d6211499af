import { useEffect } from 'react'
import type { LeadPart } from '../inbox/use-inbox-keys.ts'

/** Where the keyboard goes for a part of an open message. */
const places = {
  assign: '.lead-assignee select',
  status: '.lead-statuses > [aria-pressed=true]',
  note: '.lead-new-note textarea',
} as const satisfies Record<LeadPart, string>

/** Focuses the part that the keys asked for, once the message stands there. */
export function useLeadPart(wanted: LeadPart | null, isThere: boolean, onDone: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish is met once.
  useEffect(() => {
    if (!wanted || !isThere) return
    const place = document.querySelector<HTMLElement>(`.lead-pane ${places[wanted]}`)
    place?.focus()
    place?.scrollIntoView({ block: 'nearest' })
    onDone()
  }, [wanted, isThere])
}
