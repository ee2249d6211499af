import { keepWayBack, type WayBack } from '../../ui/way-back.ts'

/** Whether whoever sits here signs out by themselves: that other calls then find no session is no news. */
let onPurpose = false

/** Leaves for the sign-in. It leads back here where a reason is given, unless somebody signs out on purpose. */
export function leaveForSignIn(why: WayBack['why'] | null): void {
  // The button is disabled while the server is asked to end the session.
  onPurpose ||= why === null || document.querySelector('[data-sign-out]:disabled') !== null
  // A call of the page that is on its way there already has nothing to say any more.
  if (why && !onPurpose && location.pathname === '/team') {
    keepWayBack({ to: location.pathname + location.search, why })
  }
  location.replace('/auth')
}
