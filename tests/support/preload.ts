import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * Builds a library that changes how a process sees its machine; the path is for `LD_PRELOAD`. Undefined where no C compiler
 * is, or none of this kind of library, as on macOS.
 */
export async function preload(
  source: 'shifted-clock.c' | 'recorded-writes.c',
): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  const library = `${await temporaryFolder()}/${source.replace('.c', '.so')}`
  const from = fileURLToPath(new URL(source, import.meta.url))
  const flags = ['-shared', '-fPIC', '-O2', '-Wall', '-Werror']
  return promisify(execFile)('cc', [...flags, '-o', library, from, '-ldl', '-lpthread'])
    .then(() => library)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
}
