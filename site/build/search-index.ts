import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AstroIntegration } from 'astro'
import { type Plugin, runnerImport } from 'vite'
import type { SearchIndex } from '../../contract/search-index.ts'
import { type Language, pageLanguage } from '../../contract/words/language.ts'
import { addressFor, pagesIn, publishedLanguages } from '../content/translated-pages.ts'
import { withoutStylesheets } from './downloads.ts'
import { type FinishedPage, readPage, type Step, select } from './finished-pages/finished-page.ts'
import { searchFiles } from './search-files.ts'

type Entries = { searchIndex: (pages: readonly FinishedPage[], language: Language) => SearchIndex }

/** Outside of the site's own bundle, as the downloads are: the words of all pages are read anew. That takes a second. */
async function loadEntries(): Promise<Entries> {
  const { module } = await runnerImport<Entries>(resolve('site/build/search-entries.ts'), {
    plugins: [withoutStylesheets],
    logLevel: 'warn',
  })
  return module
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
 * Writes an index of finished pages for each language below `root`, under a name that holds a hash of its content.
 * Returns the step that names the one of its language, and the script, to a page.
 */
export async function writeSearchIndex(root: string, pages: Iterable<FinishedPage>): Promise<Step> {
  const all = [...pages]
  const names = new Map<Language, string>()
  const { searchIndex } = await loadEntries()
  for (const language of publishedLanguages) {
    const own = all.filter((page) => page.language === language)
    const index = JSON.stringify(searchIndex(own, language))
    const hash = createHash('sha256').update(index).digest('base64url').slice(0, 8)
    const name = `search-index.${hash}.json`
    writeFileSync(resolve(root, '_astro', name), index)
    names.set(language, name)
  }
  const script = readdirSync(resolve(root, '_astro')).find((file) => /^search\..*\.js$/.test(file))
  if (!script) throw new Error('The script of the search was not built')
  return ({ language, tree }) => {
    for (const { attribs } of select(`dialog[data-index="${searchFiles.index}"]`, tree)) {
      attribs['data-index'] = `/_astro/${names.get(language)}`
      attribs['data-script'] = `/_astro/${script}`
    }
  }
}

/** Builds the script of the search, and answers with the index while developing. */
export function searchIndexing(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [emitScript] } })
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(searchFiles.index, async (request, response) => {
          const language = pageLanguage(URL.parse(request.headers.referer ?? '')?.pathname)
          const pages: FinishedPage[] = []
          for (const path of pagesIn(language)) {
            const address = addressFor(path, language)
            const answer = await fetch(new URL(address, `http://${request.headers.host}`))
            pages.push(readPage(await answer.text(), address))
          }
          const { searchIndex } = await loadEntries()
          response
            .setHeader('content-type', 'application/json')
            .end(JSON.stringify(searchIndex(pages, language)))
        })
      },
    },
  }
}
