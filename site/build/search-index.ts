import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { type Plugin, runnerImport } from 'vite'
import type { SearchIndex } from '../../contract/search-index.ts'
import { type PagePath, pagePaths } from '../content/page-paths.ts'
import { withoutStylesheets } from './downloads.ts'
import { searchFiles } from './search-files.ts'

type Entries = { searchIndex: (htmlOf: (path: PagePath) => string) => SearchIndex }

/** Outside of the site's own bundle, as the downloads are: the words of all pages are read anew. */
async function makeIndex(htmlOf: (path: PagePath) => string): Promise<string> {
  const { module } = await runnerImport<Entries>(resolve('site/build/search-entries.ts'), {
    plugins: [withoutStylesheets],
    logLevel: 'warn',
  })
  return JSON.stringify(module.searchIndex(htmlOf))
}

/** Bundles the script of the search by itself: pages load it by its name, so that they need nothing to load it with. */
const emitScript: Plugin = {
  name: 'search-script',
  apply: 'build',
  buildStart() {
    if (this.environment.name !== 'client') return
    this.emitFile({
      type: 'chunk',
      id: resolve(searchFiles.script.slice(1)),
      name: 'search',
      preserveSignature: 'strict',
    })
  },
}

/**
 * Makes the index of the search from the finished pages, and writes its name and that of its script into them.
 * Both names hold a hash of their content. Before `publish`, which lists and packs what it finds.
 */
export function searchIndexing(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [emitScript] } })
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const fileOf = (path: string) =>
          resolve(root, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
        const index = await makeIndex((path) => readFileSync(fileOf(path), 'utf8'))
        const hash = createHash('sha256').update(index).digest('base64url').slice(0, 8)
        const indexName = `search-index.${hash}.json`
        writeFileSync(resolve(root, '_astro', indexName), index)
        const script = readdirSync(resolve(root, '_astro')).find((name) =>
          /^search\..*\.js$/.test(name),
        )
        if (!script) throw new Error('The script of the search was not built')
        for (const name of readdirSync(root).filter((file) => file.endsWith('.html'))) {
          const file = resolve(root, name)
          const html = readFileSync(file, 'utf8')
            .replace(`"${searchFiles.index}"`, `"/_astro/${indexName}"`)
            .replace(`"${searchFiles.script}"`, `"/_astro/${script}"`)
          writeFileSync(file, html)
        }
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(searchFiles.index, async (request, response) => {
          const pages = new Map<string, string>()
          for (const path of pagePaths) {
            const answer = await fetch(new URL(path, `http://${request.headers.host}`))
            pages.set(path, await answer.text())
          }
          const index = await makeIndex((path) => pages.get(path) ?? '')
          response.setHeader('content-type', 'application/json').end(index)
        })
      },
    },
  }
}
