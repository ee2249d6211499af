import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'

const dist = resolve(import.meta.dirname, '../../dist')
const pages = globSync('**/*.html', { cwd: dist }).sort()

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes attributes and empty elements: browsers read both spellings alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Each page's policy allows its style attributes one by one, by their hash.
    'no-inline-style': 'off',
    // A dialog's opener is a link where no script runs; the notices are a list of Radix's in a region.
    'prefer-native-element': ['error', { exclude: ['button', 'region'] }],
  },
})

test('the pages are built', () => {
  expect(pages.length).toBeGreaterThan(30)
})

test.each(pages)('%s is valid HTML', async (page) => {
  const { results } = await validator.validateFile(resolve(dist, page))
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(found).toEqual([])
})
