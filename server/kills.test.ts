import { expect, test } from 'vitest'
import { killTrial } from '../tests/support/kill-trial.ts'
import { newDatabase } from '../tests/support/test-databases.ts'

test.for([
  ['sqlite', 20],
  ['postgres', 10],
] as const)(
  'no acknowledged lead is lost or doubled when the process is killed (%s, %i kills)',
  { timeout: 200_000 },
  async ([engine, kills]) => {
    const { dataDir, databaseUrl } = await newDatabase(engine)
    const trial = await killTrial(dataDir, databaseUrl, kills)
    process.stdout.write(`${engine}: ${JSON.stringify(trial)}\n`)
    expect(trial).toMatchObject({ kills, missing: 0, doubled: 0, withoutMails: 0 })
    expect(trial.acknowledged).toBeGreaterThanOrEqual(kills)
  },
)
