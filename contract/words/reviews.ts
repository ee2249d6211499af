/** Who has read the words of another language as somebody whose first language it is; by the path of the file. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const reviewsFile = 'site/content/reviewed-words.json'

/** `on` is a day, `2026-12-01`; `words` is a hash of the file as it was read. */
export type Review = { by: string; on: string; words: string }

/** A review as editors see it: it holds until the file is changed. */
export type ShownReview = Pick<Review, 'by' | 'on'> & { holds: boolean }

export function readReviews(root: string): Record<string, Review> {
  const file = join(root, reviewsFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Review>) : {}
}

export const hashOfWords = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Null while nobody has read the file. */
export function reviewOf(review: Review | undefined, text: string): ShownReview | null {
  return review ? { by: review.by, on: review.on, holds: review.words === hashOfWords(text) } : null
}
