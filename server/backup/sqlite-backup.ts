import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  type BackupEngine,
  BackupRefused,
  holdsAnything,
  noteRow,
  noteTable,
  type Rows,
  refuseDifference,
  timeInName,
} from './backup-engine.ts'

/** Of `site.sqlite` in `dataDir`. */
export function sqliteBackup(dataDir: string): BackupEngine {
  const database = join(dataDir, 'site.sqlite')
  return {
    name: 'sqlite',
    extension: '.sqlite',

    async dump(file) {
      if (!existsSync(database)) throw new BackupRefused(`There is no database at ${database}`)
      const source = new DatabaseSync(database)
      try {
        source.exec('pragma busy_timeout = 10000')
        // One reading transaction: writers go on, and what they write meanwhile is not in it.
        source.prepare('vacuum into ?').run(file)
      } finally {
        source.close()
      }
      await secure(file)
      return inspect(file)
    },

    async restore(file, expected, replace) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 })
      const exists = existsSync(database)
      if (exists) refuseUse(database, replace)
      const arriving = `${database}.restoring`
      await copyFile(file, arriving)
      await secure(arriving)
      let rows: Rows
      try {
        rows = inspect(arriving)
        refuseDifference(rows, expected)
      } catch (error) {
        await rm(arriving)
        throw error
      }
      const putAside = exists ? `${database}.before-${timeInName(new Date())}` : undefined
      if (putAside) await rename(database, putAside)
      // Of a database that is gone; the newest rows of another one would be taken from them.
      for (const end of ['-wal', '-shm']) await rm(`${database}${end}`, { force: true })
      await rename(arriving, database)
      return { rows, putAside }
    },

    async note(what, at) {
      if (!existsSync(database)) return
      const target = new DatabaseSync(database)
      try {
        target.exec('pragma busy_timeout = 10000')
        const known = target.prepare('select 1 from sqlite_master where name = ?').get(noteTable)
        if (known) target.prepare(noteRow('?', '?')).run(what, at.getTime())
      } finally {
        target.close()
      }
    },

    async check(file) {
      const folder = await mkdtemp(join(tmpdir(), 'backup-check-'))
      try {
        await copyFile(file, join(folder, 'site.sqlite'))
        return inspect(join(folder, 'site.sqlite'))
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  }
}

/** For its owner alone, and on the disk. */
async function secure(file: string): Promise<void> {
  await chmod(file, 0o600)
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Counts every table of a whole and sound database; throws BackupRefused for any other file. */
function inspect(file: string): Rows {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const [verdict] = database.prepare('pragma integrity_check').all()
      if (verdict?.integrity_check !== 'ok') throw new Error('its pages contradict each other')
      const orphans = database.prepare('pragma foreign_key_check').all()
      if (orphans.length > 0) throw new Error(`${orphans.length} rows lead nowhere`)
      return count(database)
    } finally {
      database.close()
    }
  } catch (error) {
    throw new BackupRefused(`${file} is no sound database: ${(error as Error).message}`)
  }
}

function count(database: DatabaseSync): Rows {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all()
  return Object.fromEntries(
    tables.map(({ name }) => {
      const row = database.prepare(`select count(*) as rows from "${name}"`).get()
      return [String(name), Number(row?.rows)]
    }),
  )
}

/** Throws while anybody has the database open, or when it holds what `replace` does not give up. */
function refuseUse(file: string, replace: boolean): void {
  const database = new DatabaseSync(file)
  try {
    // Leaving the write-ahead log wants the file alone, and takes the newest rows into it.
    database.exec('pragma busy_timeout = 500')
    database.exec('pragma journal_mode = delete')
    if (replace || !holdsAnything(count(database))) return
  } catch (error) {
    const { message } = error as Error
    if (/locked/.test(message)) {
      throw new BackupRefused(`${file} is in use: stop the servers and commands that have it open`)
    }
    if (replace) return
    throw new BackupRefused(`${file} cannot be read (${message}); --replace puts it aside`)
  } finally {
    database.close()
  }
  throw new BackupRefused(`${file} holds data; --replace puts it aside and restores in its place`)
}
