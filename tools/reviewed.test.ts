import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readReviews, reviewOf, reviewsFile } from '../contract/words/reviews.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { recordReview } from './reviewed.ts'

const file = 'site/words/shared/ar.json'
const reader = 'A reader'

test('a reading is kept by file, holds until the file is changed, and is taken from nobody without a name', async () => {
  const folder = await temporaryFolder()
  for (const [path, text] of [
    [file, '{}'],
    ['site/words/shared/en.json', '{}'],
    [reviewsFile, '{}'],
  ] as const) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  expect(() => recordReview(folder, ['ar', ' '], '2026-12-01')).toThrow('Name who')
  expect(() => recordReview(folder, ['en', reader], '2026-12-01')).toThrow('Name a language')
  expect(() => recordReview(folder, ['ar', reader, 'x/ar.json'], '2026-12-01')).toThrow('x/ar.json')
  expect(readReviews(folder)).toEqual({})

  expect(recordReview(folder, ['ar', reader], '2026-12-01')).toContain('1 files')
  const review = readReviews(folder)[file]
  expect(reviewOf(review, '{}')).toEqual({ by: reader, on: '2026-12-01', holds: true })
  expect(reviewOf(review, '{ }')?.holds).toBe(false)
  expect(reviewOf(undefined, '{}')).toBeNull()
})
