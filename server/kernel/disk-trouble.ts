import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What keeps a disk from taking what we write. */
export type DiskTrouble = 'diskFull' | 'diskReadOnly' | 'diskNotOurs'

/** By what the operating system says. */
const troubles: Readonly<Record<string, DiskTrouble>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EROFS: 'diskReadOnly',
  EACCES: 'diskNotOurs',
  EPERM: 'diskNotOurs',
}

/** Bytes that are tried: SQLite asks for half as many at once when it opens a file. */
const tried = 65_536

/**
 * Why nothing can be written below `folder`; undefined when it can, or when nothing that an
 * operator does on the disk would mend it. The full disk shows in SQLite's own code even where some bytes still fit.
 */
export async function diskTrouble(
  folder: string,
  error?: unknown,
): Promise<DiskTrouble | undefined> {
  // https://sqlite.org/rescode.html#full
  if (((error as { errcode?: number } | undefined)?.errcode ?? 0) % 256 === 13) return 'diskFull'
  const file = join(folder, `.writable-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, Buffer.alloc(tried))
    return undefined
  } catch (refused) {
    return troubles[(refused as NodeJS.ErrnoException).code ?? '']
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}
