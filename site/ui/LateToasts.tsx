import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { ToastsProps, ToastWords } from './Toasts.tsx'

/** Nobody needs toasts before something was sent; where they do not arrive, the notice in the form stands alone. */
const loadToasts = (): Promise<{ default: (props: ToastsProps) => ReactNode }> =>
  import('./Toasts.tsx').then(
    ({ Toasts }) => ({ default: Toasts }),
    () => ({ default: () => null }),
  )
const Toasts = lazy(loadToasts)

type LateToastsProps = Omit<ToastsProps, 'toast'> & {
  toast: ToastWords | null
  /** Whether the form runs: from then on its toasts are fetched ahead. */
  ready: boolean
}

/** A form's toasts, whose script follows that of the form. */
export function LateToasts({ toast, ready, ...props }: LateToastsProps) {
  useEffect(() => {
    if (ready) void loadToasts()
  }, [ready])
  return (
    toast && (
      <Suspense>
        <Toasts toast={toast} {...props} />
      </Suspense>
    )
  )
}
