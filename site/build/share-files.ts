import { link, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type PublishedFile, publishedList } from '../../contract/published-file.ts'

/** Below this a file takes a block of the disk either way. */
const smallest = 4_096

/**
 * Lets a finished build share the files that the newest version below `builds` has too, so that ten versions take little
 * more of the disk than one. Nothing of a version is written again: whoever changes one puts another file in its place.
 */
export async function shareFiles(built: string, builds: string): Promise<void> {
  const newest = (await readdir(builds))
    .filter((name) => !name.startsWith('.'))
    .sort()
    .at(-1)
  if (!newest) return
  const older = new Map((await listed(join(builds, newest))).map((file) => [file.file, file.etag]))
  for (const { file, etag, brotli } of await listed(built)) {
    if (older.get(file) !== etag) continue
    await share(join(builds, newest, file), join(built, file))
    if (brotli) await share(join(builds, newest, `${file}.br`), join(built, `${file}.br`))
  }
}

async function listed(folder: string): Promise<PublishedFile[]> {
  try {
    return JSON.parse(await readFile(join(folder, publishedList), 'utf8')) as PublishedFile[]
  } catch {
    // Nothing of a version without a list, or with a broken one, is shared.
    return []
  }
}

/** Where the disk knows no links the copy stays. */
async function share(from: string, place: string): Promise<void> {
  const bytes = await readFile(place)
  if (bytes.length < smallest) return
  // The tag names the plain bytes, and a version may have been tampered with: only the very same are shared.
  if (!bytes.equals(await readFile(from).catch(() => Buffer.alloc(0)))) return
  const next = `${place}.shared`
  try {
    await link(from, next)
    await rename(next, place)
  } catch {
    await rm(next, { force: true })
  }
}
