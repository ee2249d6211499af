/** `bin/restore`: a backup in the place of the database, or tried in a fresh one. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupRefused, refuseDifference } from './backup/backup-engine.ts'
import { readNote } from './backup/backup-files.ts'
import { databaseBackup } from './backup/database-backup.ts'
import { noteWhat } from './backup/note-what.ts'
import { CommandError, runCommand, type Started } from './command.ts'
import { readConfig } from './config.ts'

const usage = `bin/restore FILE             restores into an empty database; stop the servers first
bin/restore FILE --replace   puts a database that holds data aside and restores in its place
bin/restore FILE --check     restores into a fresh place, counts, and removes it again

Every table is counted and compared with the note beside the file.
`

await runCommand({ name: 'bin/restore', usage, work })

async function work({ words, env }: Started): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [name, ...rest] = positionals
  if (!name || rest.length > 0) throw new CommandError('Name one file. Try bin/restore help.')
  try {
    const file = resolve(name)
    const engine = databaseBackup(readConfig(env))
    const note = await readNote(engine, file)
    if (!note)
      process.stderr.write('No note lies beside the file: rows are counted, not compared\n')
    if (values.check) {
      const rows = await engine.check(file)
      refuseDifference(rows, note?.rows)
      process.stdout.write(`Sound: ${spoken(rows)}\n`)
      await noteWhat(engine, 'restore', new Date())
      return
    }
    const { rows, putAside } = await engine.restore(file, note?.rows, values.replace === true)
    process.stdout.write(`Restored ${spoken(rows)}\n`)
    await noteWhat(engine, 'restore', new Date())
    if (putAside) process.stdout.write(`What was there before is put aside: ${putAside}\n`)
  } catch (error) {
    throw error instanceof BackupRefused ? new CommandError(error.message) : error
  }
}

function spoken(rows: Readonly<Record<string, number>>): string {
  const tables = Object.values(rows)
  const all = tables.reduce((sum, count) => sum + count, 0)
  return `${rows.leads ?? 0} leads, ${all} rows in ${tables.length} tables`
}
