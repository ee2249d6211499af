import { useEffect, useRef, useState } from 'react'
import type { ToastWords } from '../../ui/Toasts.tsx'

/** What the banner says, and over which form. */
type Banner = { form: string; text: string }

export type Attempts = ReturnType<typeof useAttempts>

/**
 * One attempt at a time: ready once the script runs, busy while it runs, and afterwards what there is to say about it.
 *
 * @param unexpected said of an error that says nothing.
 */
export function useAttempts(unexpected: string) {
  const [busy, setBusy] = useState(false)
  const [banner, setBanner] = useState<Banner | null>(null)
  const [toast, setToast] = useState<ToastWords | null>(null)
  const running = useRef(false)

  // The card stands in the HTML: until its script runs, a press would be lost.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  /** Runs the work of a form. The sentence it resolves with is why it was refused. */
  async function attempt(form: string, work: () => Promise<string | undefined>): Promise<void> {
    if (running.current) return
    running.current = true
    setBanner(null)
    setBusy(true)
    try {
      refuse(form, await work())
    } catch (error) {
      refuse(form, (error instanceof Error && error.message) || unexpected)
    }
    running.current = false
    setBusy(false)
  }

  function refuse(form: string, text: string | undefined): void {
    if (!text) return
    console.error(`${form}: ${text}`)
    setBanner({ form, text })
  }

  function announce(title: string, description: string, kind: ToastWords['kind']): void {
    setToast((last) => ({ title, description, kind, id: (last?.id ?? 0) + 1 }))
  }

  return {
    busy,
    ready,
    banner,
    toast,
    attempt,
    announce,
    clearBanner: () => setBanner(null),
    closeToast: () => setToast(null),
  }
}
