import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  buildsFolder,
  namedByContent,
  type PublishedFile,
  publishedList,
} from '../../contract/published-file.ts'
import type { PublishedSite, SiteFile } from './published-files.ts'

/** How often the folder of the builds is looked at, milliseconds. */
const pause = 1_000

/**
 * Finds a file with a hash in its name among the builds beside the served one: of older ones for pages that are
 * still open, of newer ones for pages that another process sends already. By their lists alone, so that no request
 * path reaches the file system.
 *
 * @param directory the folder of the served build, not a link to it.
 */
export function otherVersions(directory: string, served: PublishedSite['files']) {
  const folder = dirname(directory)
  let files: ReadonlyMap<string, SiteFile> = new Map()
  let lookedAt = Number.NEGATIVE_INFINITY
  let readState = Number.NaN
  let reading: Promise<void> | undefined

  async function look(): Promise<void> {
    const { mtimeMs } = await stat(folder)
    if (mtimeMs === readState) return
    files = await readOthers(folder, basename(directory), served)
    readState = mtimeMs
  }

  return async (path: string): Promise<SiteFile | undefined> => {
    if (basename(folder) !== buildsFolder || !namedByContent.test(path)) return undefined
    if (performance.now() - lookedAt > pause) {
      lookedAt = performance.now()
      // Without the folder there is nothing to find.
      reading = look().catch(() => {})
    }
    await reading
    const found = files.get(path)
    return found && withText(found)
  }
}

async function readOthers(
  folder: string,
  own: string,
  served: PublishedSite['files'],
): Promise<ReadonlyMap<string, SiteFile>> {
  const files = new Map<string, SiteFile>()
  for (const version of (await readdir(folder)).sort()) {
    if (version === own || version.startsWith('.')) continue
    const list = await readFile(join(folder, version, publishedList), 'utf8').catch(() => '[]')
    for (const entry of JSON.parse(list) as PublishedFile[]) {
      if (!entry.immutable || served.has(entry.path)) continue
      const onDisk = join(folder, version, entry.file)
      files.set(entry.path, { ...entry, onDisk, bytes: undefined, packed: undefined })
    }
  }
  return files
}

/** Text is asked for seldom, and read when it is. Rejects as the file system does when the file is gone. */
async function withText(file: SiteFile): Promise<SiteFile> {
  if (!file.brotli) return file
  const [bytes, packed] = [await readFile(file.onDisk), await readFile(`${file.onDisk}.br`)]
  return { ...file, bytes, packed }
}
