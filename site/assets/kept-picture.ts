import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { pictureCaches } from '../../contract/picture-caches.ts'

/**
 * A picture from a folder of such, or made now and kept there.
 *
 * @param folder below the project's root, where builds run.
 * @param name holds a hash of everything that decides how it looks: what is there is never made again.
 */
export async function keptOr(
  folder: (typeof pictureCaches)[number],
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = resolve(folder, name)
  try {
    return readFileSync(file)
  } catch {
    const bytes = await make()
    mkdirSync(resolve(folder), { recursive: true })
    // Two builds may make the same picture; neither may read half of it.
    writeFileSync(`${file}.${process.pid}`, bytes)
    renameSync(`${file}.${process.pid}`, file)
    return bytes
  }
}
