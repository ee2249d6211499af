import { expect, test } from 'vitest'
import { finish } from '../../../tests/support/finish.ts'
import { joinStyles } from './join-styles.ts'

const page = (head: string) =>
  `<html><head>${head}</head><body><style>.kept{}</style></body></html>`
const joined = (head: string) => finish(joinStyles, page(head))

test('styles keep their order, in one element at the end of the head', () => {
  expect(
    joined(
      '<style>@layer a, b;</style><title>x</title><style>.a>b{color:blue}\n</style>' +
        '<noscript><style>.c{}</style></noscript><style>.a>b{color:red}</style><meta name="y">',
    ),
  ).toBe(
    page(
      '<title>x</title><noscript><style>.c{}</style></noscript><meta name="y">' +
        '<style>@layer a, b;.a>b{color:blue}.a>b{color:red}</style>',
    ),
  )
})

test('a sheet for some windows alone stays by itself', () => {
  const head = '<style media="print">.a{}</style><style>.b{}</style>'
  expect(joined(head)).toBe(page(head))
})

test('a stylesheet that the first paint would wait for stops the build', () => {
  expect(() => joined('<link rel="stylesheet" href="/_astro/late.css">')).toThrow(
    '/_astro/late.css',
  )
})
