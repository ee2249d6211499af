/**
 * Adds the optional packages of other platforms that the registry in use did not
 * offer when the lockfile was written; without these entries `npm ci` calls the
 * lockfile incomplete. Each entry holds only name, version and platform, so npm
 * fetches the package where the platform asks for it. And adds to every package that
 * another asks for by a tag (`latest`) where it came from: npm takes a tag for met
 * only then, and an override of one stops npm 9, Debian's. Run after every change of the
 * dependencies: `npm run lockfile`.
 */
import { readFile, writeFile } from 'node:fs/promises'

type LockedPackage = {
  version?: string
  resolved?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  dependencies?: Record<string, string>
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

for (const [path, parent] of Object.entries(lock.packages)) {
  for (const [name, wanted] of Object.entries(parent.dependencies ?? {})) {
    if (!/^[a-z]+$/.test(wanted)) continue
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`]
    const found = places.map((place) => lock.packages[place]).find(Boolean)
    if (!found) throw new Error(`${path} asks for ${name}, which is not locked`)
    const file = `${name.replace(/^.*\//, '')}-${found.version}.tgz`
    found.resolved = `https://registry.npmjs.org/${name}/-/${file}`
  }
}

const sorted = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
)
await writeFile(lockfile, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)
console.log(`${added} optional packages of other platforms added to package-lock.json`)
