import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { selectAll } from 'css-select'
import { DomUtils, parseDocument } from 'htmlparser2'

const dist = resolve(import.meta.dirname, '../../dist')

/** What keeps a quantity on one line, around its text alone. */
const unbroken = /<span class="nowrap">([^<]*)<\/span>/gu

/** Pages that were read before: some tests ask each of them for hundreds of figures. */
const read = new Map<string, string>()

/** A page as the build left it, but for what only decides where its lines break. */
export function builtPage(path: string): string {
  const known = read.get(path)
  if (known !== undefined) return known
  const file = resolve(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site before this test.`)
  const html = readFileSync(file, 'utf8').replaceAll(unbroken, '$1')
  read.set(path, html)
  return html
}

/** What stands in `main`, without scripts and styles. */
export function mainOf(html: string): string {
  const main = /<main[^>]*>(.*)<\/main>/su.exec(html)?.[1] ?? ''
  return main.replaceAll(/<(script|style)\b.*?<\/\1>/gsu, ' ')
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
}

/**
 * What a piece of HTML says: its text, drawings included, and the attributes that are read aloud or shown by
 * search results. Blocks are kept apart by a middle dot, so that no figure runs into the next.
 */
export function wordsIn(html: string): string {
  const bare = html.replaceAll(/<(script|style)\b.*?<\/\1>/gsu, ' ')
  const attributes = [
    ...bare.matchAll(/\s(?:alt|aria-label|content|title|placeholder)="([^"]*)"/gu),
  ]
    .map(([, value]) => value ?? '')
    .filter((value) => !/^width=/u.test(value))
  return [bare, ...attributes]
    .join(' · ')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<\/?(?:a|b|i|em|small|span|strong|tspan)\b[^>]*>/gu, ' ')
    .replaceAll(/<[^>]*>/gu, ' · ')
    .replaceAll(/&([\w#]+);/gu, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/gu, ' ')
}

export type Part = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** The elements that a selector finds within another, or within a whole built page. */
export function partsOf(within: Part | string, selector: string): Part[] {
  return selectAll<Part['parent'] & object, Part>(
    selector,
    typeof within === 'string' ? pageTree(within) : within,
  )
}

const trees = new Map<string, ReturnType<typeof parseDocument>>()

function pageTree(path: string) {
  const tree = trees.get(path) ?? parseDocument(builtPage(path))
  trees.set(path, tree)
  return tree
}

/** What an element says, its white space as a reader sees it. */
export const textOf = (part: Part): string =>
  DomUtils.textContent(part).replaceAll(/\s+/gu, ' ').trim()

/** The plan that stands in the planner as an example: its sums follow from what is entered, and have tests of their own. */
const examplePlan = /<div class="planner-outcome".*?(?=<\/astro-island>)/su

/** A page without the plan that its planner shows at first sight. */
export const withoutExamplePlan = (html: string) => html.replace(examplePlan, ' · ')
