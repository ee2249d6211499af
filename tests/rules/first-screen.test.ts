import { resolve } from 'node:path'
import { DomUtils } from 'htmlparser2'
import { expect, test } from 'vitest'
import { readPages, select } from '../../site/build/finished-pages/finished-page.ts'

const pages = await readPages(resolve(import.meta.dirname, '../../dist'))

test.each([...pages])('%s is painted first when its first section has arrived', (_, { tree }) => {
  const [hold] = select('link[rel="expect"][blocking="render"]', tree)
  const [first] = select('main section', tree)
  const [expected, ...more] = select(hold?.attribs.href ?? 'link', tree)
  if (!first || !expected) throw new Error('A first section, and what is waited for')
  expect(more).toEqual([])
  const all = select('*', tree)
  expect(all.indexOf(expected)).toBeGreaterThan(all.indexOf(first) + select('*', first).length)
  expect(DomUtils.textContent(expected).length).toBeLessThan(200)
})
