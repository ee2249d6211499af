import { expect, test } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const sheets: Record<string, string> = {
  '/_astro/a.css': '.a{color:red}\n',
  '/_astro/b.css': '.a{color:blue}\n',
}
const page = (head: string) =>
  `<html><head>${head}</head><body><style>.kept{}</style></body></html>`
const styles = (head: string) => inlineStyles(page(head), (address) => sheets[address])

test('styles keep their order, in one element at the end of the head', () => {
  expect(
    styles(
      '<style>@layer a, b;</style><title>x</title>' +
        '<link rel="stylesheet" href="/_astro/b.css"><link rel="stylesheet" href="/_astro/a.css"><meta name="y">',
    ),
  ).toBe(
    page('<title>x</title><meta name="y"><style>@layer a, b;.a{color:blue}.a{color:red}</style>'),
  )
})

test('a sheet for another medium, which no first paint waits for, stays a file', () => {
  const head = '<link rel="stylesheet" media="print" href="/_astro/a.css">'
  expect(styles(head)).toBe(page(head))
})

test('a sheet that was not built stops the build', () => {
  expect(() => styles('<link rel="stylesheet" href="/_astro/gone.css">')).toThrow(
    '/_astro/gone.css',
  )
})
