import type { FigurePlace } from '../../figures/figures-for.ts'
import type en from '../../words/documents/series/en.json'
import type { Language } from '../../words/language.ts'
import { wordsOf } from '../../words/words-of.ts'
import type { Part } from './document-words.ts'

/** Words that all documents carry, and parts that several of them share. */
export function seriesWords(language: Language, place?: FigurePlace) {
  return wordsOf<typeof en>('site/words/documents/series', language, place)
}

type Names<Tree> = readonly (keyof Tree)[]

/** What the owner has filled in of these terms; the part goes where all are empty. */
export function termsSection(
  language: Language,
  names: Names<Omit<(typeof en)['terms'], 'heading'>>,
): Part[] {
  const { terms } = seriesWords(language).words
  return [
    { kind: 'section', heading: terms.heading },
    { kind: 'terms', terms: names.map((name) => terms[name]) },
  ]
}

/** What a sponsor is given. */
export function sponsorsSection(language: Language): Part[] {
  const { heading, description, report, visit, terms, project } =
    seriesWords(language).words.sponsors
  return [
    { kind: 'section', heading },
    { kind: 'terms', terms: [description, report, visit, terms, project].map(asTerm) },
  ]
}

/** A text under its name, as a column of terms. */
export const asTerm = ({ name, text }: { name: string; text: string }) => ({ term: name, text })

/** A text under its name, as a step. */
export const asStep = ({ name, text }: { name: string; text: string }) => ({ title: name, text })
