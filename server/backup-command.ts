/** `bin/backup`: a copy of the database while the server runs. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupRefused } from './backup/backup-engine.ts'
import { deleteOld, writeBackup } from './backup/backup-files.ts'
import { databaseBackup } from './backup/database-backup.ts'
import { noteWhat } from './backup/note-what.ts'
import { CommandError, runCommand, type Started } from './command.ts'
import { readConfig } from './config.ts'

const usage = `bin/backup FOLDER             writes a copy of the database, named by the time, and a note of what it holds
bin/backup FOLDER --keep 14   and deletes all but the newest 14 of the folder

Safe while servers run. bin/restore FILE --check tries whether a backup can be restored.
`

await runCommand({ name: 'bin/backup', usage, work })

async function work({ words, env }: Started): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  })
  const [folder, ...rest] = positionals
  if (!folder || rest.length > 0) throw new CommandError('Name one folder. Try bin/backup help.')
  const keep = Number(values.keep ?? 0)
  if (!Number.isSafeInteger(keep) || keep < 0 || values.keep === '0') {
    throw new CommandError('--keep is a number from 1.')
  }
  try {
    const engine = databaseBackup(readConfig(env))
    const at = new Date()
    const { file, bytes, note } = await writeBackup(engine, resolve(folder), at)
    const rows = Object.values(note.rows).reduce((sum, count) => sum + count, 0)
    process.stdout.write(
      `Wrote ${file}: ${note.rows.leads ?? 0} leads, ${rows} rows in all, ${bytes} bytes\n`,
    )
    await noteWhat(engine, 'backup', at)
    const deleted = keep > 0 ? await deleteOld(resolve(folder), keep) : 0
    if (deleted > 0) process.stdout.write(`Deleted ${deleted} older\n`)
  } catch (error) {
    throw error instanceof BackupRefused ? new CommandError(error.message) : error
  }
}
