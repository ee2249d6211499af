import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  answerTemplate,
  emergencyFile,
  notFoundFile,
  type PublishedFile,
  publishedList,
} from '../../contract/published-file.ts'

/** A published file; small ones are kept in memory, so that a page costs no disk read. */
export type SiteFile = PublishedFile & {
  onDisk: string
  bytes: Buffer | undefined
  packed: Buffer | undefined
}

/** The built site. */
export type PublishedSite = {
  /** The folder it was read from. */
  directory: string
  /** By request path. */
  files: ReadonlyMap<string, SiteFile>
  notFound: SiteFile
  answer: SiteFile
  /** What `/contact` is where its link says that it is an emergency; a build before it has none. */
  emergency: SiteFile | undefined
}

/** There is no usable build; its message is the one line an operator reads. */
export class SiteMissing extends Error {}

/** Kinds that are read at the start: text and fonts. Pictures are read when asked for, films are streamed. */
const inMemory = /^(?:text\/|application\/(?:json|xml|atom|manifest)|image\/svg|font\/)/

/** Reads the list that the build wrote, and the files it names. Throws SiteMissing. */
export async function readPublishedSite(directory: string): Promise<PublishedSite> {
  const list = await readList(directory)
  const files = new Map<string, SiteFile>()
  await Promise.all(
    list.map(async (entry) => {
      files.set(entry.path, await readSiteFile(directory, entry))
    }),
  )
  const all = [...files.values()]
  const notFound = all.find((entry) => entry.file === notFoundFile)
  const answer = all.find((entry) => entry.file === answerTemplate.file)
  if (!notFound || !answer) {
    const absent = notFound ? answerTemplate.file : notFoundFile
    throw new SiteMissing(`${join(directory, publishedList)} does not list ${absent}: build again`)
  }
  // They have no address of their own.
  files.delete(notFound.path)
  files.delete(answer.path)
  const emergency = all.find((entry) => entry.file === emergencyFile)
  if (emergency) files.delete(emergency.path)
  return { directory, files, notFound, answer, emergency }
}

async function readList(directory: string): Promise<PublishedFile[]> {
  const file = join(directory, publishedList)
  try {
    return JSON.parse(await readFile(file, 'utf8')) as PublishedFile[]
  } catch {
    throw new SiteMissing(`${file} is missing or broken: build the site first (npm run build)`)
  }
}

async function readSiteFile(directory: string, entry: PublishedFile): Promise<SiteFile> {
  const onDisk = join(directory, entry.file)
  try {
    const kept = inMemory.test(entry.contentType) || entry.holdsOrigin === true
    const bytes = kept ? await readFile(onDisk) : undefined
    const packed = entry.brotli ? await readFile(`${onDisk}.br`) : undefined
    return { ...entry, onDisk, bytes, packed }
  } catch {
    throw new SiteMissing(`${onDisk} is listed but cannot be read: build the site again`)
  }
}
