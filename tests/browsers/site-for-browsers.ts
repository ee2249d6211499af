import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Site, siteAt, start } from '../e2e/support/site.ts'
import { freePort } from '../support/free-port.ts'
import type { Engine } from './engine.ts'
import { type EngineName, engines } from './engines.ts'

/** The site and one browser, for the tests of a `describe`; both are gone after them. */
export function siteIn(name: EngineName): { engine: Engine; site: Site } {
  const running = {} as { engine: Engine; site: Site }
  const endings: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const port = await freePort()
    const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
    endings.push(() => rm(dataDir, { recursive: true, force: true }))
    const server = await start(dataDir, port)
    endings.push(() => {
      server.kill('SIGTERM')
      return once(server, 'exit')
    })
    running.site = siteAt(`http://localhost:${port}`, dataDir)
    running.engine = await engines[name]()
    endings.push(() => running.engine.close())
  }, 60_000)
  afterAll(async () => {
    for (const end of endings.reverse()) await end()
  })
  return running
}
