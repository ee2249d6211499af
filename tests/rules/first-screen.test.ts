import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readPages, select } from '../../site/build/finished-pages/finished-page.ts'

const pages = await readPages(resolve(import.meta.dirname, '../../dist'))

test.each([...pages])('%s is painted first when its first section has arrived', (_, { tree }) => {
  const [expected] = select('link[rel="expect"][blocking="render"]', tree)
  const [first] = select('main section', tree)
  expect(first?.attribs.id).toBeTruthy()
  expect(expected?.attribs.href).toBe(`#${first?.attribs.id}`)
})
