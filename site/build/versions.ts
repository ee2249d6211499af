import { createHash } from 'node:crypto'
import {
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { heldFilesIn } from '../../contract/held-files.ts'
import {
  buildsFolder,
  keptVersions,
  publishedList,
  sourcesOfVersion,
} from '../../contract/published-file.ts'
import { shareFiles } from './share-files.ts'

/** The name of a folder that a build of the given process is filling. */
const unfinished = /^\.building-(\d+)$/

/** Where this build writes, below the project: a folder of its own, so that two builds at once do not meet. */
export function newBuildFolder(): string {
  return `./${buildsFolder}/.building-${process.pid}`
}

/**
 * Gives a finished build its name and points the link `dist` to it, in one step: whoever reads `dist` finds the
 * old version or the new one, never half of either. A build that fails never comes here. `BUILD_INPUTS` of the
 * environment names a file that says what was built from what; it goes into the version. With `KEEP_LIVE` the link stays
 * where it is: `bin/publish` moves it once the version is whole.
 */
export function switchVersion(): AstroIntegration {
  return {
    name: 'switch-version',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const built = fileURLToPath(dir)
        const { BUILD_INPUTS, KEEP_LIVE } = process.env
        if (BUILD_INPUTS) await copyFile(BUILD_INPUTS, join(built, '.build-inputs'))
        await keepSources(built, process.cwd())
        const name = await keepVersion(built, process.cwd())
        if (!KEEP_LIVE) await makeLive(name, process.cwd())
        await prune(process.cwd())
      },
    },
  }
}

/** Puts what was said into the version, for whoever goes back to it. */
async function keepSources(built: string, root: string): Promise<void> {
  const files = heldFilesIn(root)
  const sources = files.map(async (file) => [file, await readFile(join(root, file), 'utf8')])
  const text = JSON.stringify(Object.fromEntries(await Promise.all(sources)))
  await writeFile(join(built, sourcesOfVersion), text)
}

/** Makes the build in `built` the newest version below `root`; returns its name. */
export async function keepVersion(built: string, root: string): Promise<string> {
  const builds = resolve(root, buildsFolder)
  const list = await readFile(join(built, publishedList))
  const name = versionName(new Date(), createHash('sha256').update(list).digest('hex'))
  await mkdir(builds, { recursive: true })
  await shareFiles(built, builds)
  await rename(built, join(builds, name))
  return name
}

/** Points the link `dist` below `root` to a version. */
export async function makeLive(name: string, root: string): Promise<void> {
  const link = resolve(root, 'dist')
  await keepPlainFolder(link, resolve(root, buildsFolder))
  const next = `${link}.${process.pid}`
  await rm(next, { force: true })
  await symlink(join(buildsFolder, name), next)
  await rename(next, link)
}

/** Names sort by age. */
function versionName(at: Date, hash: string): string {
  const time = at.toISOString().replaceAll(/[-:.]/g, '').replace('T', '-').replace('Z', '')
  return `${time}-${hash.slice(0, 8)}`
}

/** A `dist` of before there were versions becomes the oldest of them. */
async function keepPlainFolder(link: string, builds: string): Promise<void> {
  const found = await lstat(link).catch(() => undefined)
  if (!found?.isDirectory()) return
  await rename(link, join(builds, versionName(found.mtime, '00000000')))
}

/** Removes the oldest versions below `root`, never the one that is live, and what killed builds left. */
export async function prune(root: string): Promise<void> {
  const builds = resolve(root, buildsFolder)
  const names = (await readdir(builds)).sort()
  const live = basename(await readlink(resolve(root, 'dist')).catch(() => ''))
  const versions = names.filter((name) => !name.startsWith('.'))
  const old = versions.slice(0, -keptVersions).filter((name) => name !== live)
  const abandoned = names.filter((name) => {
    const process = unfinished.exec(name)?.[1]
    return process !== undefined && !isRunning(Number(process))
  })
  for (const name of [...old, ...abandoned]) {
    await rm(join(builds, name), { recursive: true, force: true })
  }
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
