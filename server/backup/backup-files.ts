import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type BackupEngine, BackupRefused, type Rows, timeInName } from './backup-engine.ts'

/** What stands beside each backup, in a file of the same name with `.json` at its end. */
export type BackupNote = {
  engine: BackupEngine['name']
  /** ISO 8601. */
  takenAt: string
  sha256: string
  rows: Rows
}

export type WrittenBackup = { file: string; bytes: number; note: BackupNote }

/** Writes a backup and its note into `folder`. Under its own name there is never half of one. */
export async function writeBackup(
  engine: BackupEngine,
  folder: string,
  at: Date,
): Promise<WrittenBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `site-${timeInName(at)}${engine.extension}`)
  const partial = `${file}.partial`
  await rm(partial, { force: true })
  try {
    const rows = await engine.dump(partial)
    const sha256 = await hashOf(partial)
    const note = { engine: engine.name, takenAt: at.toISOString(), sha256, rows }
    await writeFile(`${file}.json`, `${JSON.stringify(note, null, 1)}\n`, { mode: 0o600 })
    await rename(partial, file)
    return { file, bytes: (await stat(file)).size, note }
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/**
 * The note of a backup, whose bytes are what they were; undefined when it has none. Throws BackupRefused when the
 * file is missing, was changed, or is of the other engine.
 */
export async function readNote(
  engine: BackupEngine,
  file: string,
): Promise<BackupNote | undefined> {
  await stat(file).catch(() => {
    throw new BackupRefused(`There is no file ${file}`)
  })
  const text = await readFile(`${file}.json`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const note = JSON.parse(text) as BackupNote
  if (note.engine !== engine.name) {
    throw new BackupRefused(`${file} is of ${note.engine}, and this is ${engine.name}`)
  }
  if ((await hashOf(file)) !== note.sha256) {
    throw new BackupRefused(`${file} is not what was written: its bytes have changed`)
  }
  return note
}

/** Deletes all but the newest `keep` backups of `folder`; returns how many. */
export async function deleteOld(folder: string, keep: number): Promise<number> {
  const backups = (await readdir(folder)).filter((name) =>
    /^site-\d{8}-\d{6}\.(?:sqlite|dump)$/.test(name),
  )
  const old = backups.sort().slice(0, -keep)
  for (const name of old) {
    for (const end of ['', '.json']) await rm(join(folder, name + end), { force: true })
  }
  return old.length
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
