import { useEffect, useRef } from 'react'

export type InboxKeys = {
  /** Down the list by 1, or up by -1. */
  move: (by: 1 | -1) => void
  open: () => void
  close: () => void
  select: () => void
  answer: () => void
  search: () => void
  help: () => void
}

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
    '/': keys.search,
    '?': keys.help,
    Escape: keys.close,
  }[key]
}
