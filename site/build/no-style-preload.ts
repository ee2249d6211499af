import type { Plugin } from 'vite'

/** Vite's own module that loads what a dynamic import needs; its first loop goes over the files of that import. */
const helper = /vite\/preload-helper/
const loop = /\bdeps\.map\(\((?=\w+\) => \{)/

/** Leaves style sheets out of what a dynamic import loads first. Throws when Vite's module has another shape. */
export function withoutStylePreload(source: string): string {
  if (!loop.test(source)) throw new Error('Vite loads the files of an import otherwise now')
  return source.replace(loop, "deps.filter((file) => !file.endsWith('.css')).map((")
}

/**
 * Every page carries the styles of all its parts in its head, also of parts that come later, and no style sheet is
 * published: a script that asked for one would be answered 404, and the part would never show.
 */
export function noStylePreload(): Plugin {
  return {
    name: 'no-style-preload',
    transform: {
      filter: { id: helper },
      handler: (source) => withoutStylePreload(source),
    },
  }
}
