import { Awaited } from '../parts/Awaited.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Panel } from '../parts/Panel.tsx'
import { changeInWords, changerInWords } from './account-changes.ts'
import { useRoleChanges } from './use-accounts.ts'

/** Who changed whose role, the newest first. */
export function RoleHistory() {
  const changes = useRoleChanges()
  return (
    <Panel id="role-changes" level={2} heading="Changes of roles">
      <Awaited of={changes} room="few">
        {({ changes }) =>
          changes.length === 0 ? (
            <p className="panel-empty">No role was changed yet.</p>
          ) : (
            <ol className="admin-log">
              {changes.map(({ address, from, to, by, at }) => (
                <li key={`${at} ${address} ${to}`}>
                  <Moment at={at} />
                  <p>
                    <b>{address}</b> {changeInWords({ from, to })}, {changerInWords(by)}
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </Awaited>
    </Panel>
  )
}
