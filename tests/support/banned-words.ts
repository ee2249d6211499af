/**
 * Words that make a page cross-examine itself instead of speaking to its reader. Of
 * figures alone one could do without 'printed' and 'derived'; nobody has needed them
 * for anything else yet.
 */
const banned = [
  'stated',
  'states',
  'statements?',
  'the company',
  'on record',
  'the records?',
  'elsewhere',
  'another page',
  'whoever',
  'whatever',
  'stands? beside',
  'no audit',
  'no method',
  'this page says',
  'derived',
  'printed',
]

/** Where such a word is no claim of ours. */
const exempt = /\b(?:(?:United|Gulf|[Mm]ember) [Ss]tates|3D-printed)\b/g

/**
 * What a text holds of the words nobody may read on a page, in a document or in a mail:
 * each with the words around it, so that a failing test shows the sentence. Takes
 * text as a reader sees it, without markup; any white space separates words.
 */
export function bannedWordsIn(text: string): string[] {
  const line = text.replace(/\s+/gu, ' ').replaceAll(exempt, (name) => '·'.repeat(name.length))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${banned.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return [...line.matchAll(pattern)].map(({ 0: found, index }) => {
    const around = line.slice(Math.max(0, index - 40), index + found.length + 40)
    return `${found}: …${around}…`
  })
}
