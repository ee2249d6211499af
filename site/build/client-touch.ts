import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { TouchOptions } from '../behaviours/hydrate-on-touch.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: TouchOptions
  }
}

/** The opening tag of an island that waits for a touch. */
const waitingIsland = /<astro-island\b[^>]*\sclient="touch"[^>]*>/g

/**
 * Adds `client:touch`, which hydrates an island at its visitor's first touch, and names to each such island every
 * file of its script: a touch fetches them side by side, where a browser would find one behind the other.
 */
export function clientTouch(): AstroIntegration {
  /** Static imports of each file of script, by its name in `dist`. */
  const imports = new Map<string, readonly string[]>()

  return {
    name: 'client-touch',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'touch', entrypoint: './site/behaviours/hydrate-on-touch.ts' })
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'note-imports',
                generateBundle(_options, bundle) {
                  for (const file of Object.values(bundle)) {
                    if (file.type === 'chunk') imports.set(file.fileName, file.imports)
                  }
                },
              },
            ],
          },
        })
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const pages = (await readdir(root, { recursive: true })).filter((name) =>
          name.endsWith('.html'),
        )
        for (const page of pages) {
          const html = await readFile(join(root, page), 'utf8')
          const named = html.replaceAll(waitingIsland, (tag) => withChunks(tag, imports))
          if (named !== html) await writeFile(join(root, page), named)
        }
      },
    },
  }
}

function withChunks(tag: string, imports: ReadonlyMap<string, readonly string[]>): string {
  const entries = ['component-url', 'renderer-url'].map((name) => {
    const url = new RegExp(`\\s${name}="/([^"]+)"`).exec(tag)?.[1]
    if (!url) throw new Error(`An island without ${name}: ${tag}`)
    return url
  })
  const chunks = new Set(entries)
  for (const chunk of chunks) for (const next of imports.get(chunk) ?? []) chunks.add(next)
  const urls = [...chunks].map((chunk) => `/${chunk}`).join(' ')
  return tag.replace('<astro-island', `<astro-island data-chunks="${urls}"`)
}
