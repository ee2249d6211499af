import type { ListedSubscriber } from '../../../../contract/team-admin.ts'
import { Moment } from '../parts/Moment.tsx'
import { stateWords } from './subscriber-words.ts'

/** The readers, the newest request first. */
export function SubscriberRows({ subscribers }: { subscribers: readonly ListedSubscriber[] }) {
  if (subscribers.length === 0) return <p className="panel-empty">No readers here yet.</p>
  return (
    <ul className="admin-rows">
      {subscribers.map((reader) => (
        <li key={reader.id} className="admin-row">
          <div>
            <h3>{reader.address}</h3>
            <p className="note">
              Asked <Moment at={reader.requestedAt} />
              {reader.confirmedAt !== null && (
                <>
                  {' · confirmed '}
                  <Moment at={reader.confirmedAt} />
                </>
              )}
              {reader.unsubscribedAt !== null && (
                <>
                  {' · unsubscribed '}
                  <Moment at={reader.unsubscribedAt} />
                </>
              )}
            </p>
          </div>
          <p>{stateWords[reader.state]}</p>
        </li>
      ))}
    </ul>
  )
}
