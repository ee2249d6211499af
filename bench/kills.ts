/**
 * Kills the server under load and counts what it had acknowledged:
 * `node bench/kills.ts [kills]`. SQLite in a temporary folder, or PostgreSQL with
 * DATABASE_URL (use an empty database: the leads stay in it). Ends with code 1
 * when an acknowledged lead is missing or doubled.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killTrial } from '../tests/support/kill-trial.ts'

const kills = Number(process.argv[2] ?? 24)
const folder = await mkdtemp(join(tmpdir(), 'site-bench-'))
try {
  const trial = await killTrial(folder, process.env.DATABASE_URL || undefined, kills)
  console.log(JSON.stringify(trial))
  if (trial.missing + trial.doubled + trial.withoutMails > 0) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
