import { createPortal } from 'react-dom'
import { launchPlace } from '../../../ui/launch-place.ts'
import { useSignedIn } from '../account-context.ts'
import { followLink } from '../team-address.ts'
import { hrefOf } from '../team-views.ts'
import { useLaunchState } from './use-launch.ts'
import './NotLaunched.css'

/**
 * Says to staff, on every view, that the public cannot find the site yet; nothing once it is launched. It stands in the
 * bar, where it moves nothing when it arrives.
 */
export function NotLaunched() {
  const { role } = useSignedIn()
  const state = useLaunchState()
  const place = state.data?.launchedAt === null && document.getElementById(launchPlace)
  if (!place) return null
  const said = (
    <>
      Not launched<span>: search engines are asked to stay away</span>
    </>
  )
  return createPortal(
    role === 'admin' ? (
      <a className="not-launched" href={hrefOf('launch')} onClick={followLink}>
        {said}
      </a>
    ) : (
      <span className="not-launched">{said}</span>
    ),
    place,
  )
}
