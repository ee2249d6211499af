/** Copies of what the build reads, changed as an owner or a developer would, each in a folder of its own. */
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { ownerSettingsFile } from '../contract/owner-settings.ts'
import { pictureCaches } from '../contract/picture-caches.ts'

const root = resolve(import.meta.dirname, '..')
const run = promisify(execFile)
const copied = [
  'tools',
  ...['site', 'contract', 'public', 'server', 'media', 'astro.config.ts'],
  ...['site.config.ts', ownerSettingsFile],
  ...['tsconfig.json', 'package.json'],
]

/** Changes a source file of the copy; `path` is relative to the project. */
export type Change = { path: string; edit: (source: string) => string }

/** Puts the owner's settings over those of the copy. */
export function ownerChange(settings: object): Change {
  return {
    path: ownerSettingsFile,
    edit: (source) => `${JSON.stringify({ ...JSON.parse(source), ...settings }, null, 2)}\n`,
  }
}

/** A changed copy of the sources, with the packages of the project; a change may add a file. */
export async function copySite(folder: string, changes: readonly Change[]): Promise<void> {
  for (const path of copied) await cp(join(root, path), join(folder, path), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const { path, edit } of changes) {
    const file = join(folder, path)
    const source = await readFile(file, 'utf8').catch(() => '')
    const edited = edit(source)
    if (edited === source) throw new Error(`The change left ${path} as it was`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, edited)
  }
}

/** Lets a copy take its pictures from the project's own caches. */
export async function sharePictures(folder: string): Promise<void> {
  await mkdir(join(folder, '.cache'), { recursive: true })
  for (const cache of pictureCaches) {
    await mkdir(join(root, cache), { recursive: true })
    await symlink(join(root, cache), join(folder, cache))
  }
}

/** Builds a copy, with the pictures of the project. Throws with the build's own words when it does not build. */
export async function buildCopy(folder: string): Promise<void> {
  await sharePictures(folder)
  await run(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
    {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
}
