import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { runnerImport } from 'vite'
import { type ServerFile, serverFile } from '../../contract/server-file.ts'
import { withoutStylesheets } from './downloads.ts'

type Facts = { serverFacts: () => ServerFile }

/** Writes what the server must know of this build beside the published files; it is never published itself. */
export function factsForServer(): AstroIntegration {
  return {
    name: 'facts-for-server',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { module } = await runnerImport<Facts>(resolve('site/build/server-facts.ts'), {
          plugins: [withoutStylesheets],
          logLevel: 'warn',
        })
        const text = `${JSON.stringify(module.serverFacts(), null, 1)}\n`
        await writeFile(resolve(fileURLToPath(dir), serverFile), text)
      },
    },
  }
}
