import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buildsFolder, publishedList } from '../contract/published-file.ts'
import { readPublishedSite } from './http/published-files.ts'
import { ConfigError } from './kernel/config-error.ts'
import { otherServers } from './running-servers.ts'

/** The versions that were made live and not undone, the last one live; below the folder of the builds. */
const published = '.published'

/** Every whole version below `root`, the oldest first: their names sort by age. */
export function versions(root = '.'): string[] {
  const builds = join(root, buildsFolder)
  if (!existsSync(builds)) return []
  return readdirSync(builds)
    .filter((name) => !name.startsWith('.') && existsSync(join(builds, name, publishedList)))
    .sort()
}

/** The version that the link `dist` leads to; undefined where there is none, or a plain folder. */
export function liveVersion(root = '.'): string | undefined {
  try {
    return basename(readlinkSync(join(root, 'dist')))
  } catch {
    return undefined
  }
}

/**
 * Makes a version live, which servers that run from `root` take within a second. Throws SiteMissing where it is not
 * whole, with the version before still live.
 */
export async function publish(name: string, root = '.'): Promise<void> {
  await readPublishedSite(join(root, buildsFolder, name))
  const before = liveVersion(root)
  const history = read(root)
  if (before && history.at(-1) !== before) history.push(before)
  lead(name, root)
  write(root, [...history.filter((earlier) => earlier !== name), name])
}

/** Makes the version live that was live before this one, and returns its name. Throws a ConfigError where none is left. */
export async function undo(root = '.'): Promise<string> {
  const left = new Set(versions(root))
  const live = liveVersion(root)
  const history = read(root).filter((name) => name !== live && left.has(name))
  const before = history.at(-1)
  if (!before) throw new ConfigError('No version that was live before is left')
  await readPublishedSite(join(root, buildsFolder, before))
  lead(before, root)
  write(root, history)
  return before
}

/**
 * Why a start must not make anything else live, in words; undefined when it may: nobody else serves from this folder,
 * and no later version waits that somebody went back from.
 */
export function whyLiveStays(root = '.'): string | undefined {
  const [other] = otherServers(root)
  if (other) return `process ${other.process} serves from this folder`
  const newest = versions(root).at(-1)
  const live = liveVersion(root)
  if (live && newest && live < newest) return `it was chosen over ${newest}, which is later`
  return undefined
}

/** Removes all but the newest versions below `root`, never the live one. */
export async function pruneVersions(root: string, kept: number): Promise<void> {
  const live = liveVersion(root)
  const old = versions(root).slice(0, -kept)
  for (const name of old) {
    if (name !== live) await rm(join(root, buildsFolder, name), { recursive: true, force: true })
  }
}

/** In one step: whoever reads `dist` finds the one version or the other. */
function lead(name: string, root: string): void {
  const link = join(root, 'dist')
  const next = `${link}.${process.pid}`
  rmSync(next, { force: true })
  symlinkSync(join(buildsFolder, name), next)
  renameSync(next, link)
}

function read(root: string): string[] {
  try {
    return readFileSync(join(root, buildsFolder, published), 'utf8')
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

function write(root: string, names: readonly string[]): void {
  writeFileSync(join(root, buildsFolder, published), `${names.join('\n')}\n`)
}
