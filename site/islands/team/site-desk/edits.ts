import { useSyncExternalStore } from 'react'
import type { DeskValue } from '../../../../contract/site-desk.ts'

/** What is typed and not saved yet, by file and key; kept while the editor looks at other pages. */
type Edits = Readonly<Record<string, DeskValue>>

let all: Readonly<Record<string, Edits>> = {}
const listeners = new Set<() => void>()
const none: Edits = {}

function change(next: typeof all): void {
  all = next
  for (const listener of listeners) listener()
}

/** Leaving the page would lose what is typed: the browser asks. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function store(file: string, edits: Edits): void {
  const { [file]: _, ...others } = all
  change(Object.keys(edits).length > 0 ? { ...others, [file]: edits } : others)
  removeEventListener('beforeunload', warn)
  if (Object.keys(all).length > 0) addEventListener('beforeunload', warn)
}

export function useEdits(file: string) {
  const edits = useSyncExternalStore(
    follow,
    () => all[file] ?? none,
    () => none,
  )
  return {
    edits,
    put: (key: string, value: DeskValue) => store(file, { ...all[file], [key]: value }),
    drop(key: string) {
      const { [key]: _, ...left } = all[file] ?? none
      store(file, left)
    },
    clear: () => store(file, none),
  }
}
