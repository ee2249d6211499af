import { expect, test } from 'vitest'
import { finish } from '../../../tests/support/finish.ts'
import { preloadFirstPicture } from './preload-first-picture.ts'

const upright = '(max-width: 640px) and (orientation: portrait)'
const source = (rest: string) => `<source type="image/avif" ${rest} sizes="100vw"/>`
const page = (priority: string) =>
  `<head><meta name="viewport" content="width=device-width"><style></style></head><picture>${source('srcSet="later.avif 640w"')}` +
  '<img fetchPriority="auto"></picture><picture>' +
  `${source(`media="${upright}" srcSet="tall.avif 720w"`)}<source type="image/webp" srcSet="x.webp 640w"/>` +
  `${source('srcSet="wide.avif 640w"')}<img fetchPriority="${priority}"></picture>`
const preload = (html: string) => finish(preloadFirstPicture, html)
const preloads = (html: string) => html.match(/<link rel="preload"[^>]*>/g) ?? []

test('the urgent picture is asked for first, in the shape that fits the window', () => {
  const [tall, wide, ...more] = preloads(preload(page('high')))
  expect(more).toEqual([])
  expect(tall).toContain(`imagesrcset="tall.avif 720w" imagesizes="100vw" media="${upright}"`)
  expect(wide).toContain(
    `imagesrcset="wide.avif 640w" imagesizes="100vw" media="not all and ${upright}"`,
  )
})

test('it is asked for after the viewport, by which a phone knows its width, and before the styles', () => {
  const order = ['viewport', 'preload', '<style>'].map((part) =>
    preload(page('high')).indexOf(part),
  )
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(() => preload(page('high').replace('viewport', ''))).toThrow('viewport')
})

test('a page whose pictures may all wait asks for none', () => {
  expect(preloads(preload(page('auto')))).toEqual([])
})
