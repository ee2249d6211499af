/**
 * Adds the optional packages of other platforms that the registry in use did not
 * offer when the lockfile was written; without these entries `npm ci` calls the
 * lockfile incomplete. Each entry holds only name, version and platform, so npm
 * fetches the package where the platform asks for it. Run after every change of
 * the dependencies: `npm run lockfile`.
 */
import { readFile, writeFile } from 'node:fs/promises'

type LockedPackage = {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

const lockfile = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(await readFile(lockfile, 'utf8')) as {
  packages: Record<string, LockedPackage>
}

const systems = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'android',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
]
const processors = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'riscv64',
  's390x',
  'ppc64',
  'loong64',
  'mips64el',
  'wasm32',
]

let added = 0
for (const [path, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`]
    if (places.some((place) => lock.packages[place.replace(/^\//, '')])) continue
    const os = systems.filter((system) => name.includes(system))
    const cpu = processors.filter((processor) => name.split(/[-/]/).includes(processor))
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      ...(parent.dev && { dev: true }),
      optional: true,
      ...(os.length > 0 && { os }),
      ...(cpu.length > 0 && { cpu }),
    }
    added += 1
  }
}

const sorted = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
)
await writeFile(lockfile, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)
console.log(`${added} optional packages of other platforms added to package-lock.json`)
