import { useEffect, useRef } from 'react'

export type InboxKeys = {
  /** Down the list by 1, or up by -1. */
  move: (by: 1 | -1) => void
  open: () => void
  close: () => void
  select: () => void
  answer: () => void
  /** Leads the focus to a part of the message, which opens if it has to. */
  goTo: (part: LeadPart) => void
  search: () => void
  help: () => void
}

/** What the keys lead to within an open message. */
export type LeadPart = 'assign' | 'status' | 'note'

const editable = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** The keys of the inbox; none of them while one types, in a dialog, or together with a modifier. */
export function useInboxKeys(keys: InboxKeys): void {
  const now = useRef(keys)
  now.current = keys

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as Element
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (at.closest(editable) || document.querySelector('dialog[open]')) return
      const action = actionOf(event.key, at, now.current)
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function actionOf(key: string, at: Element, keys: InboxKeys): (() => void) | undefined {
  // On a link or a button Enter is the browser's.
  if (key === 'Enter')
    return at.closest('[role=row]') && !at.closest('a, button, input') ? keys.open : undefined
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    return at.matches('[role=row]') ? () => keys.move(key === 'ArrowDown' ? 1 : -1) : undefined
  }
  return {
    j: () => keys.move(1),
    k: () => keys.move(-1),
    x: keys.select,
    e: keys.answer,
    a: () => keys.goTo('assign'),
    s: () => keys.goTo('status'),
    n: () => keys.goTo('note'),
    '/': keys.search,
    '?': keys.help,
    Escape: keys.close,
  }[key]
}
