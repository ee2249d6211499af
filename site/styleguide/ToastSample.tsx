import { useState } from 'react'
import { Toasts, type ToastWords } from '../ui/Toasts.tsx'

const kinds = ['plain', 'destructive'] as const

/** Shows each kind of toast on demand. */
export function ToastSample() {
  const [toast, setToast] = useState<ToastWords | null>(null)
  return (
    <>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="action action-outline"
          onClick={() =>
            setToast({
              id: (toast?.id ?? 0) + 1,
              kind,
              title: 'Title',
              description: 'Description.',
            })
          }
        >
          Show a {kind} toast
        </button>
      ))}
      <Toasts label="Samples" toast={toast} onClose={() => setToast(null)} />
    </>
  )
}
