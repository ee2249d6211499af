import { expect, test } from 'vitest'
import { publishedLanguages } from '../../content/translated-pages.ts'
import { accessBulkWaterSections } from './access-bulk-water-sections.ts'

test.for(publishedLanguages)('each line of the message is said in a sentence (%s)', (language) => {
  const lines = accessBulkWaterSections(language).emergency?.message.lines
  expect(lines?.filter(({ text }) => !text.endsWith('.'))).toEqual([])
})
