import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { documentPath } from '../../contract/document-files.ts'
import type { PublishedFile } from '../../contract/published-file.ts'
import type { SearchIndex } from '../../contract/search-index.ts'
import { documentsIn } from '../../site/content/documents/document-series.ts'
import { pagePaths } from '../../site/content/page-paths.ts'
import { addressFor, pagesIn, publishedLanguages } from '../../site/content/translated-pages.ts'
import { searchOver } from '../../site/islands/search/find.ts'
import { termsOf } from '../../site/islands/search/search-terms.ts'
import { builtPage } from '../support/built-page.ts'

const dist = resolve(import.meta.dirname, '../../dist')
/** The index that a page names. */
const indexOf = (path: string) =>
  /data-index="\/_astro\/(search-index\.[^"]+\.json)"/.exec(builtPage(path))?.[1] ?? ''
const readIndex = (file: string) =>
  JSON.parse(readFileSync(resolve(dist, '_astro', file), 'utf8')) as SearchIndex
const name = indexOf('/about')
const index = readIndex(name)
const find = await searchOver(index)
const firstOf = (query: string, group: 'pages' | 'figures' | 'files') =>
  find(query).groups.find((one) => one.group === group)?.hits[0]

const facts = JSON.parse(readFileSync(resolve(dist, 'facts.json'), 'utf8')) as {
  variableMeasured: { name: string; description: string }[]
}

test('the pages of each further language are found by their names, and by no page in English', async () => {
  for (const language of publishedLanguages.filter((one) => one !== 'en')) {
    const own = readIndex(indexOf(addressFor('/about', language)))
    const search = await searchOver(own)
    const addresses = pagesIn(language).map((path) => addressFor(path, language))
    expect(own.pages.map(({ path }) => path).toSorted()).toEqual(addresses.toSorted())
    for (const { path, name: called } of own.pages) {
      const [first] = search(called).groups.find(({ group }) => group === 'pages')?.hits ?? []
      expect(first?.href.split('#')[0], called).toBe(path)
    }
    for (const { href } of own.figures) expect(addresses).toContain(href.split('#')[0])
    const files = documentsIn(language).map(({ words }) => documentPath(words.slug, language))
    expect(own.files.map(({ href }) => href)).toEqual(files)
  }
})

test('every public page is found first by its name', () => {
  expect(index.pages.map(({ path }) => path).sort()).toEqual([...pagePaths].sort())
  for (const { path, name } of index.pages) expect(firstOf(name, 'pages')?.href, name).toBe(path)
})

test('every section is found by its heading on its page, at an address that exists', () => {
  for (const { path, sections } of index.pages) {
    const html = builtPage(path)
    for (const { heading, id } of sections.filter((section) => section.id)) {
      expect(html, `${path}#${id}`).toContain(` id="${id}"`)
      const hits = find(heading).groups.flatMap((group) => group.hits)
      expect(
        hits.map(({ href }) => href),
        heading,
      ).toContain(`${path}#${id}`)
    }
  }
})

test('every document and every pack is found first by its title', () => {
  const files = readdirSync(resolve(dist, 'downloads')).map((file) => `/downloads/${file}`)
  expect(index.files.map(({ href }) => href).sort()).toEqual(
    files.filter((file) => /\/[\w-]+\.(?:pdf|zip)$/.test(file)).sort(),
  )
  for (const { title, href } of index.files) expect(firstOf(title, 'files')?.href).toBe(href)
})

test('every published figure, and no other, is found by its name and by its value', () => {
  expect(index.figures.map(({ text, label }) => `${text} ${label}`).sort()).toEqual(
    facts.variableMeasured.map(({ name, description }) => `${description} ${name}`).sort(),
  )
  for (const { text, label } of index.figures) {
    expect(firstOf(label, 'figures')?.words, label).toBe(label)
    const found = firstOf(`${text} ${label}`, 'figures')
    expect([found?.title, found?.words]).toEqual([text, label])
  }
})

test('a figure leads to the very section that prints it, where text does', () => {
  for (const { text, href } of index.figures.filter((figure) => figure.href.includes('#'))) {
    const [path = '', id] = href.split('#')
    const section = index.pages
      .find((page) => page.path === path)
      ?.sections.find((one) => one.id === id)
    expect(`${section?.heading} ${section?.words}`, `${text} at ${href}`).toMatch(/\d/)
  }
})

test('what buyers call things leads to places that exist', () => {
  for (const { href, keywords, title } of index.shortcuts) {
    const [path = '', id] = href.replace(/\?.*$/, '').split('#')
    const html = builtPage(path)
    if (id) expect(html, href).toContain(` id="${id}"`)
    expect(find(title).total, title).toBeGreaterThan(0)
    for (const word of keywords.split(' ').filter((one) => termsOf(one).length > 0)) {
      const found = find(word).groups.flatMap(({ hits }) => hits.map((hit) => hit.href))
      expect(found, word).toContain(href)
    }
  }
})

test('what a buyer asks leads to the quote, and what it is called finds something that holds all of it', () => {
  for (const query of ['price', 'cost', 'how much does it cost', 'quote', 'sample', 'prix']) {
    expect(find(query).groups[0]?.hits[0]?.href, query).toBe('/contact?topic=supply')
  }
  for (const query of [
    ...['MOQ', 'minimum order', 'certificate', 'analysis', 'flexi bag', 'relief', 'ph value'],
    ...['FOB', 'CIF', 'EXW', '20ft', 'shelf life', 'nitrate', 'microbiology', 'eau', 'agua'],
  ]) {
    expect(find(query), query).toMatchObject({ whole: true })
    expect(find(query).total, query).toBeGreaterThan(0)
  }
})

test('an emergency leads with the emergency form, in several languages', () => {
  for (const query of [
    ...['emergency', 'urgent', 'flood', 'Notfall', 'urgence', 'emergencia', 'neyð', 'عاجل'],
  ]) {
    expect(find(query).groups[0]?.hits[0]?.href, query).toBe('/contact?need=emergency')
  }
})

test('what stands for a word stands on some page', () => {
  for (const [said, means] of index.sameAs) {
    expect(find(means), `${said} for ${means}`).toMatchObject({ whole: true })
  }
})

test('the index is at most 60 KB, packed, and kept for good under a name of its own', () => {
  const bytes = readFileSync(resolve(dist, '_astro', String(name)))
  expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(60 * 1024)
  const published = JSON.parse(
    readFileSync(resolve(dist, 'published.json'), 'utf8'),
  ) as PublishedFile[]
  expect(published.find(({ path }) => path === `/_astro/${name}`)).toMatchObject({
    immutable: true,
    brotli: true,
  })
  expect(builtPage('/about')).toContain(`data-index="/_astro/${name}"`)
})

test('until it is opened the search costs a page at most 1 KB of script', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: 'site/islands/search/open-search.ts' } },
  })
  if (!('output' in made)) throw new Error('More than one bundle')
  const [script, ...others] = made.output
  expect(others).toEqual([])
  expect(brotliCompressSync(script.code).length).toBeLessThanOrEqual(1024)
})
