import { useRef, useState } from 'react'
import { accountNotices } from '../../../contract/account-notices.ts'
import type { ToastWords } from '../../ui/Toasts.tsx'

/** What the banner says, and over which form. */
type Banner = { form: string; text: string }

export type Attempts = ReturnType<typeof useAttempts>

/** One attempt at a time: busy while it runs, and afterwards what there is to say about it. */
export function useAttempts() {
  const [busy, setBusy] = useState(false)
  const [banner, setBanner] = useState<Banner | null>(null)
  const [toast, setToast] = useState<ToastWords | null>(null)
  const running = useRef(false)

  /** Runs the work of a form. The sentence it resolves with is why it was refused. */
  async function attempt(form: string, work: () => Promise<string | undefined>): Promise<void> {
    if (running.current) return
    running.current = true
    setBanner(null)
    setBusy(true)
    try {
      refuse(form, await work())
    } catch (error) {
      console.error(form, error)
      refuse(form, (error instanceof Error && error.message) || accountNotices.unexpected)
    }
    running.current = false
    setBusy(false)
  }

  function refuse(form: string, text: string | undefined): void {
    if (text) setBanner({ form, text })
  }

  function announce(title: string, description: string, kind: ToastWords['kind']): void {
    if (kind === 'destructive') console.error(`${title}: ${description}`)
    setToast((last) => ({ title, description, kind, id: (last?.id ?? 0) + 1 }))
  }

  return {
    busy,
    banner,
    toast,
    attempt,
    refuse,
    announce,
    clearBanner: () => setBanner(null),
    closeToast: () => setToast(null),
  }
}
