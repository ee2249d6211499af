import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test('words are found whatever their accents, case and neighbours', () => {
  expect(searchWords('José ÁRNASON', 'jose@harbour-works.example')).toEqual([
    'jose',
    'arnason',
    'harbour',
    'works',
    'example',
  ])
})

test('a text without letters has no words', () => expect(searchWords(' –!? ')).toEqual([]))

test('a run without end is cut', () => expect(searchWords('x'.repeat(9_000))[0]).toHaveLength(60))
