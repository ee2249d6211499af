/** Checks of the words that site and server share and of those of the server: who names a key, and what fills a text. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeholdersIn } from '../../contract/words/format-message.ts'

type Text = { file: string; key: string; text: string }

/** Files whose texts are printed by code that names their keys, rather than read by a page. */
export const isSpoken = (file: string): boolean => /^(?:contract|server)\/words\//.test(file)

/**
 * Texts that no code names, and placeholders that no code fills: a key's last name, or the name above it, and the name
 * of every placeholder stand somewhere in the sources.
 */
export function unspokenTexts(root: string, texts: readonly Text[]): string[] {
  const sources = globSync(['{contract,server}/**/*.ts', 'site/**/*.{ts,tsx,astro}'], { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  const names = new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? []))
  return texts
    .filter(({ file }) => isSpoken(file))
    .flatMap(({ file, key, text }) => [
      ...(names.has(key.split('.').at(-1) ?? '') ? [] : [`${file}: ${key}: nothing reads it`]),
      ...[...placeholdersIn(text).keys()]
        .filter((name) => !names.has(name))
        .map((name) => `${file}: ${key}: nothing fills {${name}}`),
    ])
}

/** In the browser no printer of whole messages runs: plurals hold no further placeholders there, and nothing chooses. */
export function tooMuchForBrowsers(texts: readonly Text[]): string[] {
  return texts
    .filter(({ file }) => file.startsWith('contract/words/'))
    .filter(({ text }) => /\{[^{}]*\{[^{}]*\{|\{\w+,(?!\s*plural\b)/.test(text))
    .map(
      ({ file, key }) =>
        `${file}: ${key}: more than a browser prints (contract/words/fill-words.ts)`,
    )
}
