/**
 * A copy of the sources in which drafts are checked and built, so that nothing of a draft stands in the sources, or is
 * served to visitors, before it is published.
 */
import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, readlink, rm, symlink, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pictureCaches } from '../../contract/picture-caches.ts'
import type { Draft } from './desk-store.ts'
import { putValues } from './sources.ts'

const copied = [
  ...['site', 'contract', 'public', 'server', 'media', 'tools', 'bin'],
  ...['astro.config.ts', 'site.config.ts', 'site.settings.json'],
  ...['tsconfig.json', 'package.json', 'package-lock.json'],
]
/** Never written by a build, or shared by all of them. */
const shared = ['node_modules', ...pictureCaches]

export const workspaceOf = (root: string) => join(root, '.cache/site-desk')

/** Brings the copy up to date with the sources, and puts the drafts into it. Returns its folder. */
export async function prepareWorkspace(root: string, drafts: readonly Draft[]): Promise<string> {
  const folder = workspaceOf(root)
  await mkdir(join(folder, '.cache'), { recursive: true })
  for (const name of pictureCaches) await mkdir(join(root, name), { recursive: true })
  for (const name of copied) await mirror(join(root, name), join(folder, name))
  for (const name of shared) await link(resolve(root, name), join(folder, name))
  for (const { file, changes } of drafts) {
    const values = Object.fromEntries(Object.entries(changes).map(([key, { now }]) => [key, now]))
    await putValues(folder, file, values)
  }
  return folder
}

/** Makes `to` what `from` is. What has the same size and time is taken to be the same: each copy keeps the time of its source. */
async function mirror(from: string, to: string): Promise<void> {
  const source = await lstat(from).catch(() => undefined)
  const copy = await lstat(to).catch(() => undefined)
  if (!source || (copy && copy.isDirectory() !== source.isDirectory())) {
    await rm(to, { recursive: true, force: true })
  }
  if (!source) return
  if (source.isDirectory()) {
    await mkdir(to, { recursive: true })
    const names = new Set(await readdir(from))
    for (const name of await readdir(to)) {
      if (!names.has(name)) await rm(join(to, name), { recursive: true, force: true })
    }
    for (const name of names) await mirror(join(from, name), join(to, name))
  } else if (source.isFile() && !isSame(source, copy)) {
    await rm(to, { force: true })
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    await utimes(to, source.atimeMs / 1000, source.mtimeMs / 1000)
  }
}

type Known = { size: number; mtimeMs: number }

/** To a thousandth: what `utimes` takes is no finer. */
const isSame = (source: Known, copy: Known | undefined): boolean =>
  copy !== undefined && copy.size === source.size && Math.abs(copy.mtimeMs - source.mtimeMs) < 1

async function link(target: string, place: string): Promise<void> {
  if ((await readlink(place).catch(() => '')) === target) return
  await rm(place, { recursive: true, force: true })
  await symlink(target, place)
}
