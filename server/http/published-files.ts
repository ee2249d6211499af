import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  answerTemplate,
  emergencyFile,
  fileIn,
  notFoundFile,
  type PublishedFile,
  publishedList,
} from '../../contract/published-file.ts'
import { type ServerFile, serverFile } from '../../contract/server-file.ts'
import { firstLanguage, furtherLanguages, type Language } from '../../contract/words/language.ts'

/** A published file; small ones are kept in memory, so that a page costs no disk read. */
export type SiteFile = PublishedFile & {
  onDisk: string
  bytes: Buffer | undefined
  packed: Buffer | undefined
}

/** The pages of a language that have no address of their own. */
export type PagesWithoutAddress = {
  notFound: SiteFile
  answer: SiteFile
  /** What `/contact` is where its link says that it is an emergency; a build before it has none. */
  emergency: SiteFile | undefined
}

/** The built site. */
export type PublishedSite = PagesWithoutAddress & {
  /** What the build hands to the server alone; a build before it has none. */
  facts: ServerFile | undefined
  /** The folder it was read from. */
  directory: string
  /** By request path. */
  files: ReadonlyMap<string, SiteFile>
  /** The same pages in another language; in English where it is not published. */
  pagesIn: (language: Language) => PagesWithoutAddress
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
  const { notFound, answer, emergency } = takePages(files, firstLanguage)
  if (!notFound || !answer) {
    const absent = notFound ? answerTemplate.file : notFoundFile
    throw new SiteMissing(`${join(directory, publishedList)} does not list ${absent}: build again`)
  }
  const english = { notFound, answer, emergency }
  const others = new Map<Language, PagesWithoutAddress>()
  for (const language of furtherLanguages) {
    const own = takePages(files, language)
    if (own.notFound && own.answer) {
      others.set(language, { ...own, notFound: own.notFound, answer: own.answer })
    }
  }
  return {
    directory,
    files,
    ...english,
    facts: await readFacts(directory),
    pagesIn: (language) => others.get(language) ?? english,
  }
}

/** Throws SiteMissing for a file that is there and broken: what it says must not be taken for nothing. */
export async function readFacts(directory: string): Promise<ServerFile | undefined> {
  const file = join(directory, serverFile)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as ServerFile
  } catch {
    throw new SiteMissing(`${file} is broken: build the site again`)
  }
}

/** Takes the pages without an address out of the files that have one. */
function takePages(files: Map<string, SiteFile>, language: Language) {
  const all = [...files.values()]
  const take = (name: string) => {
    const file = all.find((entry) => entry.file === fileIn(name, language))
    if (file) files.delete(file.path)
    return file
  }
  return {
    notFound: take(notFoundFile),
    answer: take(answerTemplate.file),
    emergency: take(emergencyFile),
  }
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
