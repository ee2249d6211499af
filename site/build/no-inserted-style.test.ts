import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutInsertedStyle } from './no-inserted-style.ts'

const require = createRequire(createRequire(import.meta.url).resolve('radix-ui'))
const select = readFileSync(
  require.resolve('@radix-ui/react-select').replace(/index\.js$/, 'index.mjs'),
  'utf8',
)

test('the installed Select sets no markup once its style is taken out', () => {
  expect(select).toContain('dangerouslySetInnerHTML')
  const without = withoutInsertedStyle(select)
  expect(without).not.toContain('dangerouslySetInnerHTML')
  expect(without).toContain('"data-radix-select-viewport"')
})

test('a Select that inserts it otherwise stops the build', () => {
  expect(() => withoutInsertedStyle('export {}')).toThrow(/otherwise/)
})
