/** What a network shows of a shared link: every listed page has a picture of its own, of the size and kind all of them take. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareCardPlan } from '../../site/build/share-card/share-card-plan.ts'
import { pagePaths, unlistedPaths } from '../../site/content/page-paths.ts'
import { routeOf } from '../../site/content/routes.ts'
import { headOf } from '../support/head-of.ts'

const dist = resolve(import.meta.dirname, '../../dist')
const listed = pagePaths.filter((path) => !unlistedPaths.includes(path))
const pathOf = (address: string | undefined) => new URL(address ?? '').pathname

test('every listed page is shared with its own words and picture', async () => {
  for (const { path, title, description } of listed.map((path) => routeOf(path, 'en'))) {
    const { metas, links } = headOf(path)
    expect(pathOf(links.find(({ rel }) => rel === 'canonical')?.href)).toBe(path)
    expect(pathOf(metas.get('og:url'))).toBe(path)
    expect(metas.get('og:title')).toBe(title)
    expect(metas.get('og:description')).toBe(description)
    expect(metas.get('twitter:card')).toBe('summary_large_image')
    expect(metas.get('og:image:alt')?.length).toBeGreaterThan(10)

    const bytes = readFileSync(resolve(dist, pathOf(metas.get('og:image')).slice(1)))
    const { format, width, height } = await sharp(bytes).metadata()
    expect(`image/${format}`).toBe(metas.get('og:image:type'))
    expect({ width, height }).toEqual({ width: 1200, height: 630 })
    expect(metas.get('og:image:width')).toBe(String(width))
    expect(metas.get('og:image:height')).toBe(String(height))
    expect(bytes.length, 'bytes of the picture').toBeLessThanOrEqual(125 * 1024)
  }
})

test('no two pages are shared with the same picture', () => {
  const addresses = listed.map((path) => headOf(path).metas.get('og:image'))
  expect(new Set(addresses).size).toBe(listed.length)
})

test('a page that opens on a picture is shared with it', () => {
  for (const path of listed) {
    const plan = shareCardPlan(path)
    if (!plan) throw new Error(`${path} plans no picture`)
    const first =
      /<main[^>]*>.*?<section[^>]*>(.*?)<\/section>/su.exec(headOf(path).html)?.[1] ?? ''
    if (!first.includes('<img')) continue
    const picture = plan.layout === 'contours' ? 'none' : plan.picture
    expect(first, path).toMatch(new RegExp(`/${picture}-(?:\\d|portrait)`))
  }
})

test.each(['/auth', '/404', '/team'])('%s is neither listed nor given a picture', (path) => {
  const { metas, graph } = headOf(path)
  expect(metas.get('robots')).toContain('noindex')
  expect(metas.has('og:image')).toBe(false)
  expect(graph).toBeUndefined()
})
