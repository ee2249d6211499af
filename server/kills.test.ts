import { expect, test } from 'vitest'
import { faultsAreLong } from '../tests/support/fault-length.ts'
import { killTrial } from '../tests/support/kill-trial.ts'
import { engines, newDatabase } from '../tests/support/test-databases.ts'

/** Of each engine: a sample; `npm run test:faults` takes a hundred. */
const kills = Number(process.env.KILLS ?? (faultsAreLong ? 100 : 5))

test.for(engines)(
  'no acknowledged lead is lost or doubled when the process is killed (%s)',
  { timeout: 30_000 + kills * 10_000 },
  async (engine) => {
    const { dataDir, databaseUrl } = await newDatabase(engine)
    const trial = await killTrial(dataDir, databaseUrl, kills)
    process.stdout.write(`${engine}: ${JSON.stringify(trial)}\n`)
    expect(trial).toMatchObject({ kills, missing: 0, doubled: 0, withoutMails: 0 })
    expect(trial.acknowledged).toBeGreaterThanOrEqual(kills)
  },
)
