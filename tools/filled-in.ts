/**
 * Shows the site with every fact that only its owner has, filled in with examples: builds a copy in `.cache/filled-in/`
 * and serves it until Ctrl-C, on the port of `PORT` or a free one. `npm run filled-in -- --build` only builds it;
 * `-- --launch-safe` leaves out the figures that nothing proves yet, as the team's editor does on one press.
 */
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { launchSafe } from '../site/figures/launch-safe.ts'
import { filledIn } from './filled-in-settings.ts'
import { buildCopy, copySite, ownerChange } from './site-copy.ts'

const folder = resolve(import.meta.dirname, '../.cache/filled-in')

async function freePort(): Promise<string> {
  const listening = createServer().listen(0)
  const address = listening.address()
  await new Promise((done) => listening.close(done))
  return String(typeof address === 'object' ? address?.port : '')
}

await rm(folder, { recursive: true, force: true })
const careful = process.argv.includes('--launch-safe') && launchSafe
await copySite(folder, [ownerChange({ ...filledIn, ...careful })])
await buildCopy(folder)
console.log(`Built with examples in every field of the owner: ${folder}/dist`)

if (!process.argv.includes('--build')) {
  const port = process.env.PORT ?? (await freePort())
  console.log(`Open http://localhost:${port}; Ctrl-C ends it.`)
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: port, DATA_DIR: `${folder}/data` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.on('SIGTERM', () => server.kill())
}
