import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const dist = resolve(import.meta.dirname, '../../dist')

/** A page as the build left it. */
export function builtPage(path: string): string {
  const file = resolve(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site before this test.`)
  return readFileSync(file, 'utf8')
}

/** What stands in `main`, without scripts and styles. */
export function mainOf(html: string): string {
  const main = /<main[^>]*>(.*)<\/main>/su.exec(html)?.[1] ?? ''
  return main.replaceAll(/<(script|style)\b.*?<\/\1>/gsu, ' ')
}
