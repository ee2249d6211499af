/** Files that nobody looks at: well-formed, by their standard, and leading only to what is there. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { articles } from '../../site/content/articles/articles.ts'
import { pagePaths, unlistedPaths } from '../../site/content/page-paths.ts'
import {
  addressFor,
  languagesOf,
  pagesIn,
  publishedLanguages,
} from '../../site/content/translated-pages.ts'
import { headOf } from '../support/head-of.ts'
import { readXml } from '../support/read-xml.ts'

const dist = resolve(import.meta.dirname, '../../dist')
const read = (file: string) => readFileSync(resolve(dist, file), 'utf8')
const listed = pagePaths.filter((path) => !unlistedPaths.includes(path))
/** Each of them in its languages. */
const published = publishedLanguages.flatMap((language) =>
  pagesIn(language)
    .filter((path) => listed.includes(path))
    .map((path) => ({ path, language, address: addressFor(path, language) })),
)

/** Whether an address leads to a page or a file of the build. */
function leads(address: string): boolean {
  const { pathname, hash } = new URL(address)
  if (pathname === '/') return existsSync(resolve(dist, 'index.html'))
  if (existsSync(resolve(dist, `.${pathname}`))) return true
  if (!existsSync(resolve(dist, `.${pathname}.html`))) return false
  return !hash || headOf(pathname).html.includes(`id="${hash.slice(1)}"`)
}

const address = v.pipe(v.string(), v.url(), v.check(leads, 'leads nowhere'))
const text = v.pipe(v.string(), v.minLength(1))
const past = v.check((when: string) => Date.parse(when) <= Date.now(), 'lies ahead')

/** The other addresses of a page, as its head names them: each language and its address, without that for everybody else. */
function alternatesIn(path: string): [language: string, path: string][] {
  return headOf(path)
    .links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== '')
    .filter(({ hreflang }) => hreflang !== 'x-default')
    .map(({ hreflang, href }) => [hreflang, new URL(href).pathname])
}

test('pages in several languages name each other, each its own language, and English for everybody else', () => {
  for (const { path, language, address } of published) {
    const alternates = alternatesIn(address)
    const languages = languagesOf(path)
    const expected = languages.map((one) => [one, addressFor(path, one)])
    expect(alternates, address).toEqual(languages.length > 1 ? expected : [])
    const { html, links, metas, graph } = headOf(address)
    expect(html).toMatch(new RegExp(`<html lang="${language}" dir="(?:ltr|rtl)"`))
    expect(new URL(links.find(({ rel }) => rel === 'canonical')?.href ?? '').pathname).toBe(address)
    expect(new URL(metas.get('og:url') ?? '').pathname).toBe(address)
    expect(graph['@graph'][0]).toMatchObject({ inLanguage: language })
    const others = links.filter(({ hreflang }) => hreflang === 'x-default').map(({ href }) => href)
    expect(others.map((href) => new URL(href).pathname)).toEqual(languages.length > 1 ? [path] : [])
  }
})

test('the sitemap holds every listed page once, with the day it last changed', () => {
  const alternate = v.strictObject({
    '@rel': v.literal('alternate'),
    '@hreflang': v.picklist(publishedLanguages),
    '@href': address,
  })
  const shape = v.strictObject({
    urlset: v.strictObject({
      '@xmlns': v.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
      url: v.array(
        v.strictObject({
          loc: address,
          lastmod: v.pipe(v.string(), v.isoDate(), past),
          'xhtml:link': v.optional(v.array(alternate)),
        }),
      ),
      '@xmlns:xhtml': v.literal('http://www.w3.org/1999/xhtml'),
    }),
  })
  const { urlset } = v.parse(shape, readXml(read('sitemap.xml'), ['url', 'xhtml:link']))
  expect(urlset.url.map(({ loc }) => new URL(loc).pathname).sort()).toEqual(
    published.map((page) => page.address).sort(),
  )
  for (const { loc, 'xhtml:link': links = [] } of urlset.url) {
    const { pathname } = new URL(loc)
    const named = links.map((link) => [link['@hreflang'], new URL(link['@href']).pathname])
    expect(named, pathname).toEqual(alternatesIn(pathname))
  }
  expect(read('robots.txt')).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
})

test('the feed holds every article by RFC 4287, whole', () => {
  const instant = v.pipe(v.string(), v.isoTimestamp(), past)
  const link = v.strictObject({
    '@rel': v.picklist(['self', 'alternate']),
    '@type': text,
    '@href': address,
  })
  const entry = v.strictObject({
    title: text,
    id: v.pipe(v.string(), v.url()),
    link: v.array(link),
    updated: instant,
    category: v.strictObject({ '@term': text }),
    summary: text,
    content: v.strictObject({ '@type': v.literal('html'), '#text': text }),
  })
  const shape = v.strictObject({
    feed: v.strictObject({
      '@xmlns': v.literal('http://www.w3.org/2005/Atom'),
      '@xml:lang': v.literal('en'),
      title: text,
      subtitle: text,
      id: v.pipe(v.string(), v.url()),
      link: v.array(link),
      icon: address,
      updated: instant,
      author: v.strictObject({ name: text, uri: address }),
      entry: v.array(entry),
    }),
  })
  const { feed } = v.parse(shape, readXml(read('articles.atom'), ['link', 'entry']))
  expect(feed.entry.map(({ title }) => title)).toEqual(articles('en').map(({ title }) => title))
  expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length)
  for (const [index, { content }] of feed.entry.entries()) {
    const last = articles('en')[index]?.parts.at(-1)?.paragraphs.at(-1) ?? ''
    expect(content['#text']).toContain(last)
  }
})

test('llms.txt names each page, document and file once, and each is there', () => {
  const lines = read('llms.txt').split('\n')
  expect(lines[0]).toMatch(/^# \S/)
  expect(lines[2]).toMatch(/^> \S/)
  const links = lines.filter((line) => line.startsWith('- '))
  const addresses = links.map((line) => /^- \[[^\]]+\]\(([^)]+)\): \S/.exec(line)?.[1] ?? line)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const each of addresses) expect(leads(each), each).toBe(true)
  expect(addresses.map((each) => new URL(each).pathname)).toEqual(expect.arrayContaining(listed))
  expect(addresses.some((each) => each.endsWith('/facts.json'))).toBe(true)
})

describe('on a device', () => {
  test('the manifest names icons of the sizes they have', async () => {
    const manifest = JSON.parse(read('site.webmanifest'))
    const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(manifest.icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable')).toBe(
      true,
    )
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(resolve(dist, src.slice(1))).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
      expect(`image/${format}`, src).toBe(type)
    }
    expect(manifest).toMatchObject({ start_url: '/', scope: '/' })
  })

  test('the icon for a first screen has 180 px and no clear corners', async () => {
    const { width, height } = await sharp(resolve(dist, 'apple-touch-icon.png')).metadata()
    expect([width, height]).toEqual([180, 180])
    const { isOpaque } = await sharp(resolve(dist, 'apple-touch-icon.png')).stats()
    expect(isOpaque).toBe(true)
  })

  test('favicon.ico holds pictures of 16, 32 and 48 px', async () => {
    const bytes = readFileSync(resolve(dist, 'favicon.ico'))
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2)]).toEqual([0, 1])
    const widths: (number | undefined)[] = []
    for (let index = 0; index < bytes.readUInt16LE(4); index++) {
      const at = 6 + 16 * index
      const start = bytes.readUInt32LE(at + 12)
      const picture = bytes.subarray(start, start + bytes.readUInt32LE(at + 8))
      widths.push((await sharp(picture).metadata()).width)
      expect(bytes.readUInt8(at)).toBe(widths.at(-1))
    }
    expect(widths).toEqual([16, 32, 48])
  })
})

test('the head of every page leads to files that are there', () => {
  const wanted = ['icon', 'apple-touch-icon', 'manifest']
  for (const path of listed) {
    const { links } = headOf(path)
    expect(links.map(({ rel }) => rel)).toEqual(expect.arrayContaining(wanted))
    for (const { rel, href, hreflang } of links) {
      if (hreflang) continue
      if (![...wanted, 'alternate'].includes(rel)) continue
      expect(existsSync(resolve(dist, `.${href}`)), `${path}: ${href}`).toBe(true)
    }
    const kinds = links.filter(({ rel }) => rel === 'alternate').map(({ type }) => type)
    expect(kinds).toContain('application/atom+xml')
    if (path === '/resources') expect(kinds).toContain('application/json')
  }
})
