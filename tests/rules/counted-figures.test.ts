import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagePaths } from '../../site/content/page-paths.ts'
import { builtPage, partsOf } from '../support/built-page.ts'
import { scriptsOf } from '../support/page-bytes.ts'

const counting = pagePaths.filter((path) => partsOf(path, '[data-count-to]').length > 0)

test('some pages have figures to count up', () => expect(counting.length).toBeGreaterThan(5))

test.each(counting)('%s brings the script that counts its figures up', async (path) => {
  const files = [...(await scriptsOf(builtPage(path)))]
  const texts = files.map((file) => readFileSync(`dist${file}`, 'utf8'))
  // The name of what stands in `data-count-to`, which no bundler can shorten.
  expect(texts.some((text) => text.includes('countTo'))).toBe(true)
})
