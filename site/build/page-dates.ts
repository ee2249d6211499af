import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { hashOfWords } from './words-on-page.ts'

/** When a page last said something new, and what it said then; by path. */
export type PageDates = Record<string, { words: string; date: string }>

/** Written by `npm run page-dates`. */
export const recordedDates = resolve('site/content/page-dates.json')

const day = (instant: Date) => instant.toISOString().slice(0, 10)

/**
 * Puts the day into the sitemap on which each page last said something new (docs/decisions/0045): the recorded one
 * while the page says what it said then, else that of the newest commit, else today.
 */
export function pageDates(): AstroIntegration {
  return {
    name: 'page-dates',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const recorded: PageDates = JSON.parse(readFileSync(recordedDates, 'utf8'))
        const built = wordsByPath(root)
        const changed = [...built].filter(([path, words]) => recorded[path]?.words !== words)
        const late = changed.length > 0 ? newestCommit() : ''
        if (late) {
          const pages = changed.length === 1 ? '1 page says' : `${changed.length} pages say`
          logger.info(`${pages} something new since \`npm run page-dates\`; dated ${late}`)
        }
        const file = resolve(root, 'sitemap.xml')
        writeFileSync(file, datedSitemap(readFileSync(file, 'utf8'), { built, recorded, late }))
      },
    },
  }
}

/** A sitemap with the recorded day of each page that says what it said then; every other one is dated `late`. */
export function datedSitemap(
  sitemap: string,
  dates: { built: ReadonlyMap<string, string>; recorded: PageDates; late: string },
): string {
  return sitemap.replaceAll(/<url><loc>([^<]+)<\/loc><\/url>/g, (_, address: string) => {
    const { pathname } = new URL(address)
    const last = dates.recorded[pathname]
    const same = last !== undefined && last.words === dates.built.get(pathname)
    return `<url><loc>${address}</loc><lastmod>${same ? last.date : dates.late}</lastmod></url>`
  })
}

/** The hash of what each page of the sitemap says, as a build left them in `root`. */
export function wordsByPath(root: string): Map<string, string> {
  const sitemap = readFileSync(resolve(root, 'sitemap.xml'), 'utf8')
  return new Map(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
      const { pathname } = new URL(address)
      const file = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`
      return [pathname, hashOfWords(readFileSync(resolve(root, file), 'utf8'))]
    }),
  )
}

/** The day (UTC) of the newest commit that is here, also in a clone without history; today where there is no Git. */
function newestCommit(): string {
  try {
    const shown = execFileSync('git', ['log', '-1', '--format=%cI', '--', '.'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return day(shown.trim() ? new Date(shown.trim()) : new Date())
  } catch {
    return day(new Date())
  }
}
