import { expect, test, vi } from 'vitest'
import { countPageViews, type DayCount } from './count-page-views.ts'

function counting(now = Date.parse('2026-11-22T23:30:00Z')) {
  const clock = { now }
  const kept: DayCount[] = []
  const troubles: unknown[] = []
  const database = { away: false }
  const views = countPageViews({
    async add(counts) {
      if (database.away) throw new Error('away')
      kept.push(...counts)
    },
    onTrouble: (error) => troubles.push(error),
    timeZone: 'Europe/Berlin',
    now: () => clock.now,
  })
  return { clock, kept, troubles, database, views }
}

test('a reading belongs to the day of the team’s clock', async () => {
  const { clock, kept, views } = counting()
  views.count('/')
  clock.now -= 3_600_000
  views.count('/')
  views.count('/')
  await views.stop()
  expect(kept).toEqual([
    { day: '2026-11-23', page: '/', views: 1 },
    { day: '2026-11-22', page: '/', views: 2 },
  ])
})

test('what could not be written is written the next time, with what came meanwhile', async () => {
  vi.useFakeTimers()
  try {
    const { kept, troubles, database, views } = counting()
    database.away = true
    views.count('/')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(troubles).toHaveLength(1)
    views.count('/')
    database.away = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(kept).toEqual([{ day: '2026-11-23', page: '/', views: 2 }])
    await vi.advanceTimersByTimeAsync(60_000)
    await views.stop()
    expect(kept).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})
