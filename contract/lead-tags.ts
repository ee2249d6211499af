/** Tags of a lead: a few short words that the team finds it by. */
import * as v from 'valibot'
import { plainLines } from './plain-text.ts'

export const tagLimits = { length: 24, each: 6 } as const

/** As tags are kept: in small letters, on one line, without what parts them in a list. */
export function tagOf(typed: string): string {
  const plain = plainLines(typed)
    .replace(/[\s,#]+/g, ' ')
    .trim()
    .toLowerCase()
  return [...plain].slice(0, tagLimits.length).join('').trim()
}

/** All tags of a lead, each once, in the order of the alphabet. */
export const tagList = v.pipe(
  v.array(v.string()),
  v.maxLength(50),
  v.transform((typed) => [...new Set(typed.map(tagOf))].filter((tag) => tag !== '').sort()),
  v.maxLength(tagLimits.each, `A message has at most ${tagLimits.each} tags.`),
)
