import type { RecordPage } from '../../../../contract/team-admin.ts'
import './RecordDays.css'

type Entry = RecordPage['entries'][number]

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** Entries under the day they fall on by the reader's own clock. */
export function RecordDays({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className="panel-empty">Nothing happened yet.</p>
  const days = Map.groupBy(entries, ({ at }) => new Date(at).setHours(0, 0, 0, 0))
  return [...days].map(([midnight, ofDay]) => (
    <section key={midnight} className="record-day">
      <h3>{day.format(midnight)}</h3>
      <ol className="admin-log">
        {ofDay.map(({ id, at, what, who, client, times, lastAt }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
            <p>
              <b>{nameOf(who)}</b>: {what}
              {client && <span className="note"> {placeOf(client)}</span>}
              {times > 1 && (
                <span className="note">
                  {' '}
                  {times} times, the last at {time.format(lastAt)}
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  ))
}

/** An address, or what stands where there is none. */
function nameOf(who: string | null): string {
  if (who === null) return 'Unknown address'
  return who === 'erased' ? 'An account that was erased' : who
}

/** The hash of a network, or the name of a place that is none: `command line`. */
function placeOf(client: string): string {
  return client.includes(' ') ? `on the ${client}` : `from network ${client}`
}
