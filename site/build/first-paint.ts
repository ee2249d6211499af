import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { deferDrawings } from './defer-drawings.ts'
import { preloadHero } from './hero-preload.ts'
import { holdPaint } from './hold-paint.ts'
import { inlineStyles } from './inline-styles.ts'
import { typefacesAfterPicture } from './typefaces-after-picture.ts'

/** What happens to a page once its styles stand in it, in this order. */
const steps = [deferDrawings, preloadHero, typefacesAfterPicture, holdPaint]

/**
 * Lets every built page paint from its first answer alone: its styles stand in its head, and the picture of its
 * first screen is asked for before anything else (docs/decisions/0042). Stylesheets that only a page linked are
 * removed; those that scripts load later stay.
 */
export function firstPaint(): AstroIntegration {
  return {
    name: 'first-paint',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const files = await readdir(root, { recursive: true })
        const ending = (extension: string) => files.filter((file) => extname(file) === extension)
        const texts = async (names: readonly string[]) =>
          new Map(
            await Promise.all(
              names.map(async (name) => [name, await readFile(join(root, name), 'utf8')] as const),
            ),
          )
        const sheets = await texts(ending('.css'))
        for (const [name, html] of await texts(ending('.html'))) {
          await writeFile(
            join(root, name),
            steps.reduce(
              (page, step) => step(page),
              inlineStyles(html, (address) => sheets.get(address.slice(1))),
            ),
          )
        }
        const scripts = [...(await texts(ending('.js'))).values()].join('\n')
        for (const name of sheets.keys()) {
          if (!scripts.includes(name)) await rm(join(root, name))
        }
      },
    },
  }
}
