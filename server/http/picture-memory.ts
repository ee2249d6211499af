import { readFile, stat } from 'node:fs/promises'
import type { SiteFile } from './published-files.ts'

/** Bytes of pictures that are kept in all, and of one at the most: a hero on a phone has some 40 KB. */
const usual = { limit: 8 * 1024 * 1024, largest: 96 * 1024 }

/**
 * Keeps small pictures in memory once they were asked for, those of the longest ago giving way. Returns the file
 * with its bytes; larger ones, and other kinds, as they are. Rejects as the file system does when the file is gone.
 */
export function pictureMemory({ limit, largest } = usual) {
  const kept = new Map<string, Buffer>()
  let size = 0
  return async (file: SiteFile): Promise<SiteFile> => {
    if (file.bytes || !file.contentType.startsWith('image/')) return file
    const known = kept.get(file.onDisk)
    if (known) {
      // The order of a Map is that of insertion: the first is the one asked for longest ago.
      kept.delete(file.onDisk)
      kept.set(file.onDisk, known)
      return { ...file, bytes: known }
    }
    if ((await stat(file.onDisk)).size > largest) return file
    const bytes = await readFile(file.onDisk)
    // Two visitors may have asked at once.
    size += bytes.length - (kept.get(file.onDisk)?.length ?? 0)
    kept.set(file.onDisk, bytes)
    for (const [path, oldest] of kept) {
      if (size <= limit) break
      kept.delete(path)
      size -= oldest.length
    }
    return { ...file, bytes }
  }
}
