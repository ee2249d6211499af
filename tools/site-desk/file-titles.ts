import { basename, dirname } from 'node:path'
import { articleIn } from '../../contract/article-file.ts'
import type { DeskGroup } from '../../contract/site-desk.ts'
import { routesIn } from '../../site/content/routes.ts'

const routes = routesIn('en')

/** Folders whose name alone says too little. */
const titles: Readonly<Record<string, string>> = {
  articles: 'Feed of the articles',
  figures: 'Names and units of figures',
  'figures-sheet': 'The public sheet of figures',
  pages: 'Names of pages',
  pictures: 'Descriptions of pictures',
  series: 'What all documents say',
}

type Titled = { group: DeskGroup; title: string; language: string; path: string | null }

/** How a file of words is called in the list of the editor, and where its texts are read first. */
export function titleOf(file: string, tree: unknown): Titled {
  const language = basename(file, '.json')
  const folder = dirname(file)
  if (articleIn(file)) {
    const title = String((tree as { title?: unknown }).title)
    return { group: 'articles', title, language, path: '/resources' }
  }
  if (folder.startsWith('site/views/')) return pageTitle(folder.split('/')[2] ?? '', language)
  if (folder === 'contract/words') {
    return { group: 'notices', title: 'Forms, planner and notices', language, path: null }
  }
  const title = titles[basename(folder)] ?? spoken(basename(folder))
  if (folder.startsWith('server/words/')) return { group: 'mails', title, language, path: null }
  if (folder.startsWith('site/words/documents/')) {
    return { group: 'documents', title, language, path: '/resources' }
  }
  return { group: 'shared', title, language, path: null }
}

function pageTitle(view: string, language: string): Titled {
  const path = view === 'home' ? '/' : `/${view}`
  const route = routes.find((known) => known.path === path)
  return { group: 'pages', title: route?.name ?? spoken(view), language, path: route?.path ?? null }
}

/** `water-sheet` as a reader says it. */
function spoken(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
