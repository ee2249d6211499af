import { useEffect, useId, useState } from 'react'
import { type Digest, teamDigestPaths } from '../../../contract/team-digest.ts'
import { callTeam } from './team-call.ts'
import './parts/Control.css'
import './DayDigest.css'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** At which hour a colleague hears by mail how the messages stand. */
export function DayDigest() {
  const [digest, setDigest] = useState<Digest | null>(null)
  const [notice, setNotice] = useState('')
  const id = useId()

  useEffect(() => {
    const gone = new AbortController()
    callTeam<Digest>(teamDigestPaths.digest, { signal: gone.signal }).then(
      setDigest,
      (error: Error) => gone.signal.aborted || setNotice(error.message),
    )
    return () => gone.abort()
  }, [])

  async function choose(value: string): Promise<void> {
    const hour = value === '' ? null : Number(value)
    setNotice('Saving …')
    try {
      setDigest(await callTeam<Digest>(teamDigestPaths.digest, { method: 'PUT', body: { hour } }))
      setNotice(hour === null ? 'No mail comes any more.' : `It comes each day at ${spoken(hour)}.`)
    } catch (error) {
      setNotice((error as Error).message)
    }
  }

  return (
    <section className="day-digest" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>The day’s work by mail</h2>
      <p className="note">
        How many messages wait for an answer, are yours, or come up today; none on a day on which
        nothing does. The hour is that of the team’s clock{digest && ` (${digest.timeZone})`}.
      </p>
      <label>
        <span className="label">Each day at</span>
        <select
          className="team-control"
          disabled={!digest}
          value={digest?.hour ?? ''}
          onChange={({ target }) => void choose(target.value)}
        >
          <option value="">Never</option>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {spoken(hour)}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="note">
        {notice}
      </p>
    </section>
  )
}

function spoken(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
