import { useState } from 'react'

/** A note as it is written, kept in this browser until it is saved; for each lead and account its own. */
export function useNoteDraft(reference: string, address: string) {
  const key = `team-note-draft:${address}:${reference}`
  const [text, setText] = useState(() => read(key))

  function write(next: string): void {
    setText(next)
    try {
      if (next) localStorage.setItem(key, next)
      else localStorage.removeItem(key)
    } catch {}
  }

  return { text, write }
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
