import { Toast } from 'radix-ui'
import { Icon } from './Icon.tsx'
import { pageDirection } from './page-direction.ts'
import './Toasts.css'

export type ToastWords = {
  /** Counts up, so that the same words said twice are two toasts. */
  id: number
  title: string
  description: string
  kind: 'plain' | 'destructive'
}

export type ToastsProps = {
  toast: ToastWords | null
  onClose: () => void
  /** The name of the region where toasts appear, and of the button that closes one. */
  words: { region: string; close: string }
}

/** Shows the newest toast at the edge of the window for six seconds, and announces it. */
export function Toasts({ toast, onClose, words }: ToastsProps) {
  return (
    <Toast.Provider
      duration={6000}
      swipeDirection={pageDirection() === 'rtl' ? 'left' : 'right'}
      label={words.region}
    >
      {toast && (
        <Toast.Root
          key={toast.id}
          className="toast"
          data-kind={toast.kind}
          onOpenChange={(open) => !open && onClose()}
        >
          <Toast.Title className="toast-title">{toast.title}</Toast.Title>
          <Toast.Description>{toast.description}</Toast.Description>
          <Toast.Close className="toast-close" aria-label={words.close}>
            <Icon name="close" size={18} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toasts" label={words.region} />
    </Toast.Provider>
  )
}
