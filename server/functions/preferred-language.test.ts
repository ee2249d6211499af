import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de-CH'],
  ['en-us', 'en-US'],
  [' is ;q=1', 'is'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  ['=HYPERLINK("x")', undefined],
  [`en-${'x-abcdefgh'.repeat(9)}`, undefined],
])('%s asks for %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
