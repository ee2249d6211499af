import { goTo, useTeamAddress } from '../team-address.ts'

export const deskParts = {
  words: 'Words',
  articles: 'Articles',
  pictures: 'Pictures',
  facts: 'Facts',
  figures: 'Figures',
  preview: 'Preview',
  versions: 'Versions',
} as const

export type DeskPart = keyof typeof deskParts

export const hrefOfPart = (part: DeskPart, file?: string): string => {
  const parameters = new URLSearchParams({ view: 'site' })
  if (part !== 'words') parameters.set('part', part)
  if (file) parameters.set('file', file)
  return `/team?${parameters}`
}

/** What the address asks for: a part of the desk, and a file of words, an article or a photograph in it. */
export function useDeskAddress(): { part: DeskPart; file: string | null } {
  const parameters = new URLSearchParams(useTeamAddress() ?? '')
  const part = parameters.get('part') ?? ''
  return {
    part: Object.hasOwn(deskParts, part) ? (part as DeskPart) : 'words',
    file: parameters.get('file'),
  }
}

export const openArticle = (file: string): void => goTo(hrefOfPart('articles', file))
