import { Icon } from '../../ui/Icon.tsx'
import '../../ui/Toasts.css'
import type { Welcome } from '../../ui/welcome-notice.ts'

type WelcomeToastProps = {
  notices: readonly {
    welcome: Welcome
    title: string
    description: string
    link?: { href: string; label: string }
    /** How long it stands; 0: until it is closed. */
    seconds: number
  }[]
  close: string
}

/** What a sign-in says on the page that it leads to, in the place of the other toasts. */
export function WelcomeToast({ notices, close }: WelcomeToastProps) {
  return (
    <div className="toasts" role="status" data-welcome>
      {notices.map(({ welcome, title, description, link, seconds }) => (
        <template key={welcome} data-welcome-notice={welcome} data-seconds={seconds}>
          <div className="toast" data-state="open">
            <p className="toast-title">{title}</p>
            <p>
              {description} {link && <a href={link.href}>{link.label}</a>}
            </p>
            <button type="button" className="toast-close" aria-label={close}>
              <Icon name="close" size={18} />
            </button>
          </div>
        </template>
      ))}
    </div>
  )
}
