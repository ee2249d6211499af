/**
 * Copies what a server needs at run time, and no more, into an empty folder: the build that `dist` leads to, the
 * sources that Node runs, and of the packages those that they import, with what these need. The packages of the
 * build stay behind, and with them most of the bytes: `node tools/gather-server.ts FOLDER`.
 */
import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, realpath, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { buildsFolder, planSheetModule } from '../contract/published-file.ts'

type Locked = {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const sources = ['server', 'contract', 'site.config.ts', 'site.settings.json', 'package.json']
/** The fonts that plans are set in. */
const assets = ['site/assets/fonts/print']

const [target] = process.argv.slice(2)
if (!target) throw new Error('Name an empty folder: node tools/gather-server.ts FOLDER')

const isTest = (path: string) => /\.test\.ts$/.test(path)

await mkdir(target, { recursive: true })
for (const path of [...sources, ...assets]) {
  await mkdir(join(target, dirname(path)), { recursive: true })
  await cp(path, join(target, path), { recursive: true, filter: (file) => !isTest(file) })
}
const build = await realpath('dist')
const version = join(buildsFolder, basename(build))
await cp(build, join(target, version), { recursive: true })
await symlink(version, join(target, 'dist'))
const packages = await realpath('node_modules')
for (const folder of neededPackages([...importedPackages(sources), ...importedPackages([build])])) {
  await cp(join(packages, '..', folder), join(target, folder), { recursive: true })
}

/** The packages that the modules in these folders import by name. */
function importedPackages(folders: readonly string[]): string[] {
  const modules = folders.flatMap((folder) =>
    folder.includes('.') && !folder.includes('/')
      ? [folder]
      : globSync([`${folder}/**/*.ts`, `${folder}/${planSheetModule}`]),
  )
  const names = modules
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const imports = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^."'][^"']*)["']/g)
      return [...imports].map(([, name = '']) => name)
    })
  return names
    .filter((name) => !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}

/** Folders of the named packages and of all they depend on, as the lockfile places them. */
function neededPackages(names: readonly string[]): ReadonlySet<string> {
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const needed = new Set<string>()
  function need(name: string, from: string): void {
    const folder = placeOf(name, from)
    if (!folder || needed.has(folder)) return
    needed.add(folder)
    const { dependencies, peerDependencies = {}, peerDependenciesMeta } = locked[folder] ?? {}
    const peers = Object.keys(peerDependencies).filter((peer) => {
      return !peerDependenciesMeta?.[peer]?.optional
    })
    for (const wanted of [...Object.keys(dependencies ?? {}), ...peers]) need(wanted, folder)
  }
  /** Where Node finds a package from inside another: in the nearest folder of packages that has it. */
  function placeOf(name: string, from: string): string | undefined {
    for (
      let place = from;
      ;
      place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))
    ) {
      const folder = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
      if (locked[folder]) return folder
      if (place === '') return undefined
    }
  }
  for (const name of names) need(name, '')
  return needed
}
