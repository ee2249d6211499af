import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { datePages } from '../page-dates.ts'
import { writeSearchIndex } from '../search-index.ts'
import { readPages, type Step, writePage } from './finished-page.ts'
import { readerSteps, speedSteps } from './steps.ts'

/**
 * Takes every built page once through the steps of `steps.ts`. The search and the sitemap read the pages between
 * their reading and their writing. Before `publish`, which lists and packs what it finds.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        const entrypoint = new URL('./finish-in-dev.ts', import.meta.url)
        if (command === 'dev') addMiddleware({ order: 'pre', entrypoint })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const pages = await readPages(root)
        const run = (steps: readonly Step[]) => {
          for (const page of pages.values()) for (const step of steps) step(page)
        }
        run(readerSteps)
        const nameSearchFiles = await writeSearchIndex(root, pages.values())
        await datePages(root, pages.values(), logger)
        run([nameSearchFiles, ...speedSteps])
        for (const [file, page] of pages) await writeFile(join(root, file), writePage(page))
      },
    },
  }
}
