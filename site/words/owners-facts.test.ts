import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsOf } from '../../contract/words/texts-of.ts'
import { wordsFilesIn } from '../../contract/words/words-files.ts'
import { siteConfig } from '../../site.config.ts'
import { ownersFacts } from './owners-facts.ts'

test('a sentence of the owner’s beside others is named so that it leaves without them', () => {
  const facts = new Set(Object.keys(ownersFacts(siteConfig, 'en')))
  facts.delete('companyName')
  // A sentence of its own that another one follows: by any other name it would be taken for the beginning of that one.
  const alone = /(?<=^|[.?!؟。}]\s)\{(\w+)\}(?=\s)/g
  const wrong = wordsFilesIn('.').flatMap((file) =>
    textsOf(file, JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ key, text }) =>
      [...text.matchAll(alone)]
        .filter(([, name = '']) => facts.has(name) && !name.endsWith('Sentence'))
        .map(([whole]) => `${file}: ${key}: ${whole}`),
    ),
  )
  expect(wrong).toEqual([])
})
