import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { basename, extname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { type Plugin, runnerImport } from 'vite'
import type { DownloadFile } from '../documents/all-downloads.ts'

/** Below the project's root, where builds run. */
const folder = resolve('.cache/downloads')

/**
 * Sets the documents and packs the archives before a build, and puts them into `dist/downloads`.
 * They are made outside of the site's own bundle: their drawings bring stylesheets, which would
 * be split and sent with every page.
 */
export function downloads(): AstroIntegration {
  return {
    name: 'downloads',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'build' || command === 'dev') await writeDownloads()
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/downloads', (request, response, next) => {
          const name = basename(request.url ?? '')
          try {
            const bytes = readFileSync(resolve(folder, name))
            const type = extname(name) === '.pdf' ? 'application/pdf' : 'application/zip'
            response.setHeader('content-type', type).end(bytes)
          } catch {
            next()
          }
        })
      },
      'astro:build:done': ({ dir }) =>
        cp(folder, resolve(fileURLToPath(dir), 'downloads'), { recursive: true }),
    },
  }
}

/** A drawing's stylesheet is read as text where it is needed; for a page of paper there is nothing to link. */
export const withoutStylesheets: Plugin = {
  name: 'without-stylesheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-stylesheet' : null),
  load: (id) => (id === '\0no-stylesheet' ? 'export {}' : null),
}

/** Sets and packs every file anew. */
async function makeDownloads(): Promise<DownloadFile[]> {
  const { module } = await runnerImport<{ downloadFiles: () => Promise<DownloadFile[]> }>(
    resolve('site/documents/all-downloads.ts'),
    { plugins: [withoutStylesheets], logLevel: 'warn' },
  )
  return module.downloadFiles()
}

async function writeDownloads(): Promise<void> {
  const files = await makeDownloads()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await Promise.all(files.map(({ name, bytes }) => writeFile(resolve(folder, name), bytes)))
}

/** The size of a download in bytes, as the file has it. */
export function sizeOf(name: string): number {
  return statSync(resolve(folder, name)).size
}
