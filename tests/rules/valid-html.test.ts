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

test('every page is valid HTML', { timeout: 120_000 }, async () => {
  expect(pages.length).toBeGreaterThan(30)
  const found: string[] = []
  for (const page of pages) {
    const { results } = await validator.validateFile(resolve(dist, page))
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages)
        found.push(`${page}: ${ruleId}: ${message} (${selector})`)
    }
  }
  expect(found).toEqual([])
})
