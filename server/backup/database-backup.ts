import type { BackupEngine } from './backup-engine.ts'
import { postgresBackup } from './postgres-backup.ts'
import { sqliteBackup } from './sqlite-backup.ts'

/** How the database that a server with these settings uses is copied and put back. */
export function databaseBackup({
  dataDir,
  databaseUrl,
}: {
  dataDir: string
  databaseUrl: string | undefined
}): BackupEngine {
  return databaseUrl ? postgresBackup(databaseUrl) : sqliteBackup(dataDir)
}
