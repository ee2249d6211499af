/**
 * Makes the ports and sea distances of the supply planner: `contract/sea-ports/ports.json` and `ways.json`, and
 * beside the tool `made.json`, which says from what they were made and how they compare with published
 * distances. Run after a change of the packages it reads or of anything in `tools/sea-distances/`:
 * `npm run ports` (about a minute). docs/planner.md says how it works.
 */
import { writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { fingerprint } from './sea-distances/fingerprint.ts'
import { portsFile, waysFile } from './sea-distances/port-files.ts'
import { publishedDistances } from './sea-distances/published-distances.ts'
import { measurePairs, reachPorts } from './sea-distances/reached-ports.ts'

const reached = await reachPorts()
const { ports, tree, leftOut, sea } = reached
console.log(`Legs led round land: ${sea.mended.ledRound}, dropped: ${sea.mended.dropped}`)
console.log(`Ports: ${ports.length}, places of the tree of ways: ${tree.places.length}`)

const files = { 'ports.json': portsFile(ports), 'ways.json': waysFile(tree) }
for (const [name, text] of Object.entries(files)) {
  await writeFile(new URL(`../contract/sea-ports/${name}`, import.meta.url), text)
  console.log(`${name}: ${text.length} bytes, Brotli ${brotliCompressSync(text).length}`)
}

const measured = measurePairs(reached, publishedDistances)
for (const [index, { from, to, nm }] of publishedDistances.entries()) {
  const ours = measured[index]
  const error = ours === undefined ? 'missing' : `${((100 * (ours - nm)) / nm).toFixed(1)} %`
  console.log(`${from} to ${to}: published ${nm}, ours ${ours}, ${error}`)
}
const made = { ...(await fingerprint()), measured }
await writeFile(
  new URL('./sea-distances/made.json', import.meta.url),
  `${JSON.stringify(made, null, 2)}\n`,
)

for (const [reason, own] of Map.groupBy(leftOut, (port) => port.reason)) {
  console.log(`\nLeft out, ${reason}:`)
  console.log(own.map(({ code, name }) => `${code} ${name}`).join(', '))
}
