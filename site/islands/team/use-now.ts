import { useEffect, useState } from 'react'

/** The present, epoch milliseconds, by the server's clock: `at` is what it said. Moves on each minute. */
export function useNow(at: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  const [ahead, setAhead] = useState(0)

  useEffect(() => {
    if (at !== undefined) setAhead(at - Date.now())
  }, [at])

  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(tick)
  }, [])

  // A second or two are the way of the answer, not a wrong clock.
  return Math.abs(ahead) < 5_000 ? now : now + ahead
}
