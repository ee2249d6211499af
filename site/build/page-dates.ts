import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { AstroIntegrationLogger } from 'astro'
import { unlistedPaths } from '../content/page-paths.ts'
import { addressFor, pagesIn, publishedLanguages } from '../content/translated-pages.ts'
import type { FinishedPage } from './finished-pages/finished-page.ts'
import { hashOfWords } from './finished-pages/words-on-page.ts'

/** When a page last said something new, and what it said then; by path. */
export type PageDates = Record<string, { words: string; date: string }>

/** Written by `npm run page-dates`. */
export const recordedDates = resolve('site/content/page-dates.json')

const day = (instant: Date) => instant.toISOString().slice(0, 10)

/**
 * Puts the day into the sitemap on which each page last said something new (docs/decisions/0045): the recorded one
 * while the page says what it said then, else that of the newest commit, else today.
 * @param root the folder of the build, which holds the sitemap.
 */
export async function datePages(
  root: string,
  pages: Iterable<FinishedPage>,
  logger: Pick<AstroIntegrationLogger, 'info'>,
): Promise<void> {
  const recorded: PageDates = JSON.parse(await readFile(recordedDates, 'utf8'))
  const built = wordsByPath(pages)
  const changed = [...built].filter(([path, words]) => recorded[path]?.words !== words)
  const late = changed.length > 0 ? newestCommit() : ''
  if (late) {
    const said = changed.length === 1 ? '1 page says' : `${changed.length} pages say`
    logger.info(`${said} something new since \`npm run page-dates\`; dated ${late}`)
  }
  const file = resolve(root, 'sitemap.xml')
  await writeFile(file, datedSitemap(await readFile(file, 'utf8'), { built, recorded, late }))
}

/** A sitemap with the recorded day of each page that says what it said then; every other one is dated `late`. */
export function datedSitemap(
  sitemap: string,
  dates: { built: ReadonlyMap<string, string>; recorded: PageDates; late: string },
): string {
  return sitemap.replaceAll(/<url><loc>([^<]+)<\/loc>/g, (_, address: string) => {
    const { pathname } = new URL(address)
    const last = dates.recorded[pathname]
    const same = last !== undefined && last.words === dates.built.get(pathname)
    return `<url><loc>${address}</loc><lastmod>${same ? last.date : dates.late}</lastmod>`
  })
}

/** The hash of what each page of the sitemap says. */
export function wordsByPath(pages: Iterable<FinishedPage>): Map<string, string> {
  const hashes = new Map(
    [...pages].flatMap((page) =>
      page.path && !unlistedPaths.includes(page.path)
        ? [[addressFor(page.path, page.language), hashOfWords(page)] as const]
        : [],
    ),
  )
  return new Map(
    publishedLanguages
      .flatMap((language) => pagesIn(language).map((path) => addressFor(path, language)))
      .flatMap((address) => {
        const hash = hashes.get(address)
        return hash ? [[address, hash]] : []
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
