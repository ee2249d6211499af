import { expect, test } from 'vitest'
import { typefacesAfterPicture } from './typefaces-after-picture.ts'

const face = '@font-face{font-family:Serif;src:url(/serif.woff2)}'
const standIn = '@font-face{font-family:Serif fallback;src:local("Times")}'
const link = '<link rel="preload" href="/serif.woff2" as="font" type="font/woff2" crossorigin>'
const page = `<head>${link}<style>a{}${face}${standIn}</style></head><main></main>`

test('faces that are fetched stand in a sheet of their own, for wide windows and where no script runs', () => {
  const html = typefacesAfterPicture(page)
  expect(html).toContain(`<style id="typefaces" media="(width > 640px)">${face}</style>`)
  expect(html).toContain(`<noscript><style>${face}</style></noscript>`)
  expect(html).toContain(`<style>a{}${standIn}</style>`)
  expect(html).toContain('crossorigin media="(width > 640px)">')
})

test('a page without them is left as it is', () => {
  const bare = `<head><style>${standIn}</style></head>`
  expect(typefacesAfterPicture(bare)).toBe(bare)
})
