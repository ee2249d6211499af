import type { AstroIntegration } from 'astro'
import type { TouchOptions } from '../behaviours/hydrate-on-touch.ts'
import { type FinishedPage, select } from './finished-pages/finished-page.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: TouchOptions
  }
}

/** Static imports of each file of script, by its name in `dist`. */
const imports = new Map<string, readonly string[]>()

/** Adds `client:touch`, which hydrates an island at its visitor's first touch. */
export function clientTouch(): AstroIntegration {
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
    },
  }
}

/**
 * Names to each island that waits for a touch every file of its script: the touch fetches them side by side, where a
 * browser would find one behind the other.
 */
export function nameChunks({ tree }: FinishedPage): void {
  for (const { attribs } of select('astro-island[client="touch"]', tree)) {
    const chunks = new Set(
      ['component-url', 'renderer-url'].map((name) => {
        if (!attribs[name]) throw new Error(`An island without ${name}`)
        return attribs[name].slice(1)
      }),
    )
    for (const chunk of chunks) for (const next of imports.get(chunk) ?? []) chunks.add(next)
    attribs['data-chunks'] = [...chunks].map((chunk) => `/${chunk}`).join(' ')
  }
}
