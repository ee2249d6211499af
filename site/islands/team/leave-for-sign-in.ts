import { keepWayBack, type WayBack } from '../../ui/way-back.ts'

/** Leaves for the sign-in, which leads back here. */
export function leaveForSignIn(why: WayBack['why']): void {
  // A call of the page that is on its way there already has nothing to say any more.
  if (location.pathname === '/team') keepWayBack({ to: location.pathname + location.search, why })
  location.replace('/auth')
}
