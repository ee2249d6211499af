import { createPortal } from 'react-dom'
import { useWaitingAccounts } from './use-accounts.ts'
import { waitingPlace } from './waiting-place.ts'
import './WaitingBadge.css'

/**
 * How many accounts wait for an approval, in the navigation, which stands outside of what asks the server; nothing
 * while none does.
 */
export function WaitingBadge() {
  const waiting = useWaitingAccounts()
  const place = waiting > 0 ? document.getElementById(waitingPlace) : null
  return (
    place &&
    createPortal(
      <span className="waiting-badge">
        {waiting}
        <span className="sr-only"> waiting for approval</span>
      </span>,
      place,
    )
  )
}
