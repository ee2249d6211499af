import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that is removed when the test has finished; `root` is where it is made. */
export async function temporaryFolder(root = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(root, 'site-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const memory = '/dev/shm'
/** Bytes. A whole run's databases take a quarter of it. */
const enoughMemory = 2 * 1024 ** 3

/**
 * Where databases of tests are made: in memory where the machine has room for that, since each commit waits some
 * milliseconds for a disk; else where all temporary files are. What ends in a test is a process, never the machine:
 * the files outlast it in either place.
 */
export async function databaseRoot(): Promise<string> {
  try {
    await access(memory, constants.W_OK)
    const { bavail, bsize } = await statfs(memory)
    return bavail * bsize >= enoughMemory ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
