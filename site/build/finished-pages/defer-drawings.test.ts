import { expect, test } from 'vitest'
import { finish } from '../../../tests/support/finish.ts'
import { deferDrawings } from './defer-drawings.ts'

const drawing = (viewBox: string) => `<svg class="drawing map" viewBox="${viewBox}"><path/></svg>`
const page = (first: string, second: string) =>
  `<head><style>a{}</style></head><main><section>${first}</section><section>${second}</section></main>`
const marked = (html: string) => html.match(/<svg[^>]*data-deferred[^>]*>/g) ?? []

test('drawings below the first section wait, and keep their shape meanwhile', () => {
  const html = finish(deferDrawings, page(drawing('0 0 10 20'), drawing('0 -2 304 36')))
  expect(marked(html)).toEqual(['<svg class="drawing map" viewBox="0 -2 304 36" data-deferred="">'])
  expect(html).toContain('[viewBox="0 -2 304 36"]){aspect-ratio:304/36}')
  expect(html).toMatch(/@media screen\{:where\(\[data-deferred\]\)\{content-visibility:auto\}/)
})

test('icons and pages without drawings below are left as they are', () => {
  const html = page(drawing('0 0 10 20'), '<svg class="lucide" viewBox="0 0 24 24"/>')
  expect(finish(deferDrawings, html)).toBe(html)
})
