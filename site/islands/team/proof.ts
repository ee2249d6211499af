import { useSyncExternalStore } from 'react'

/** Calls that wait until their caller has shown who they are. */
let waiting: readonly ((proved: boolean) => void)[] = []
const listeners = new Set<() => void>()

function change(next: typeof waiting): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Resolves once the dialog has its answer: false when it was called off. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => change([...waiting, resolve]))
}

/** Lets every call that waits go on, or none. */
export function settleProof(proved: boolean): void {
  const settled = waiting
  change([])
  for (const resolve of settled) resolve(proved)
}

/** Whether a call waits. */
export function useProofWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting.length > 0,
    () => false,
  )
}
