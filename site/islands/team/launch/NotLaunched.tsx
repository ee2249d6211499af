import { useSignedIn } from '../account-context.ts'
import { followLink } from '../team-address.ts'
import { hrefOf } from '../team-views.ts'
import { useLaunchState } from './use-launch.ts'
import './NotLaunched.css'

/** Says to staff, on every view, that the public cannot find the site yet; nothing once it is launched. */
export function NotLaunched() {
  const { role } = useSignedIn()
  const state = useLaunchState()
  if (state.data?.launchedAt !== null) return null
  return (
    <p className="not-launched">
      This site is not launched: search engines are asked to stay away.{' '}
      {role === 'admin' && (
        <a href={hrefOf('launch')} onClick={followLink}>
          What is missing
        </a>
      )}
    </p>
  )
}
