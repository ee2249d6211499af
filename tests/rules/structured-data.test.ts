/** What search engines read of a page: in the shapes they demand, and nothing that the page does not show. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pagePaths, unlistedPaths } from '../../site/content/page-paths.ts'
import { wordsIn } from '../support/built-page.ts'
import { headOf } from '../support/head-of.ts'
import { graphShape } from '../support/structured-data-shapes.ts'

type Node = { '@type': string; '@id': string } & Record<string, unknown>

const dist = resolve(import.meta.dirname, '../../dist')
const listed = pagePaths.filter((path) => !unlistedPaths.includes(path))
const nodesOf = (path: string): Node[] => headOf(path).graph['@graph']

/** Every text of a tree under one of these keys. */
function textsAt(keys: readonly string[], node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((entry) => textsAt(keys, entry))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === 'string' ? [value] : textsAt(keys, value),
  )
}

test('every page says what it is in the shapes that search engines read', () => {
  const issues = listed.flatMap((path) =>
    (v.safeParse(graphShape, headOf(path).graph).issues ?? []).map(
      (issue) => `${path}: ${v.getDotPath(issue)}: ${issue.message}`,
    ),
  )
  expect(issues).toEqual([])
})

test('what a page refers to there is there', () => {
  for (const path of listed) {
    const nodes = nodesOf(path)
    const known = new Set(nodes.map((node) => node['@id']))
    for (const id of textsAt(['@id'], nodes)) {
      if (!known.has(id)) expect(listed).toContain(new URL(id).pathname)
    }
    for (const address of textsAt(['url', 'contentUrl', 'item'], nodes)) {
      const { pathname, hash } = new URL(address)
      const isFile = existsSync(resolve(dist, `.${pathname}`)) && pathname !== '/'
      if (isFile) continue
      const { html } = headOf(pathname)
      if (hash && !/#(?:service|way|website|organization)$/.test(hash)) {
        expect(html, address).toContain(`id="${hash.slice(1)}"`)
      }
    }
  }
})

test('what a page names there stands on it', () => {
  for (const path of listed) {
    const shown = wordsIn(headOf(path).html).replaceAll(/[\s·]+/g, ' ')
    const about = nodesOf(path).filter((node) => !/Page$|WebSite|Organization/.test(node['@type']))
    const ofOurs = nodesOf(path).filter((node) => node['@type'] === 'Organization')
    for (const words of [
      ...textsAt(['headline', 'articleSection'], about),
      ...textsAt(['slogan'], ofOurs),
      ...about
        .filter((node) => node['@type'] === 'Service')
        .flatMap((node) => textsAt(['name'], node)),
    ]) {
      expect(shown.includes(words), `${path}: ${words}`).toBe(true)
    }
  }
})

test('the way to a page is told as it stands above its title', () => {
  for (const path of listed) {
    const shown = /<nav[^>]*aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/su.exec(
      headOf(path).html,
    )?.[1]
    const links = [...(shown ?? '').matchAll(/href="([^"]+)">([^<]+)</g)].map(([, to, name]) => [
      to,
      name,
    ])
    const told = nodesOf(path).find((node) => node['@type'] === 'BreadcrumbList')
    const steps = ((told?.itemListElement ?? []) as { item: string; name: string }[]).map(
      ({ item, name }) => [new URL(item).pathname, name],
    )
    expect(steps.slice(0, -1), path).toEqual(links)
    if (told) expect(steps.at(-1)?.[0]).toBe(path)
  }
})

test('no mailbox is written where harvesters read it', () => {
  for (const path of listed) expect(JSON.stringify(nodesOf(path)), path).not.toMatch(/\w@\w/)
})

test('no page claims a price, a rating or an answered question', () => {
  for (const path of listed) {
    const kinds = textsAt(['@type'], nodesOf(path))
    for (const kind of ['Product', 'Offer', 'AggregateRating', 'Review', 'FAQPage']) {
      expect(kinds, path).not.toContain(kind)
    }
  }
})
