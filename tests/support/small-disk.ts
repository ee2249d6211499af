import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

export type SmallDisk = {
  folder: string
  /** Leaves not a byte. Returns what makes room again. */
  fill: () => Promise<() => Promise<void>>
  setReadOnly: (readOnly: boolean) => Promise<void>
}

/** A disk in memory of so many megabytes, gone when the test has finished; undefined where nobody may mount one. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const run = promisify(execFile)
  const folder = await mkdtemp(join(tmpdir(), 'site-disk-'))
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
    .then(() => true)
    .catch(() => false)
  onTestFinished(async () => {
    // Also while a server still holds files of it.
    if (mounted) await run('umount', ['--lazy', folder])
    await rm(folder, { recursive: true, force: true })
  })
  if (!mounted) return undefined
  const ballast = join(folder, 'ballast')
  return {
    folder,
    async fill() {
      for (const size of [1_048_576, 4_096]) {
        for (let full = false; !full; ) {
          full = await writeFile(ballast, Buffer.alloc(size), { flag: 'a' })
            .then(() => false)
            .catch(() => true)
        }
      }
      return () => rm(ballast)
    },
    async setReadOnly(readOnly) {
      await run('mount', ['-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder])
    },
  }
}
