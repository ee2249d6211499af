/**
 * The words of a page or of a part of the site, in a language, with their figures filled in: `words.hero.title` is the
 * text to print.
 */
import {
  formatMessage,
  partlyFormatted,
  type ValueOf,
} from '../../contract/words/format-message.ts'
import { readWords, type WordsFolder, wordsFile } from '../../contract/words/read-words.ts'
import { type KeyOf, type TextTree, textAt } from '../../contract/words/text-tree.ts'
import { asText, withheld } from '../../contract/words/withheld.ts'
import { siteConfig } from '../../site.config.ts'
import { figureValue } from '../figures/figure-values.ts'
import { type FigurePlace, figuresFor } from '../figures/figures-for.ts'
import type { Figures } from '../figures/registry.ts'
import type { Language } from './language.ts'
import { ownersFacts } from './owners-facts.ts'

/** The folder of a page. */
export const viewOf = (path: `/${string}`): WordsFolder =>
  `site/views/${path === '/' ? 'home' : path.slice(1)}`

/** Values that only the caller knows, by the placeholder that takes them. */
export type Values = Readonly<Record<string, string | number>>

export type PageWords<Tree> = {
  language: Language
  /** Every text, printed; one that is withheld is taken out by `shown`. */
  words: Tree
  /** The figures, noted as standing here. */
  figures: Figures
  /** A text with values of the caller's own: `text('calendar.more', { count: 3 })`. */
  text: (key: KeyOf<Tree>, values: Values) => string
  /** Texts that are finished in the browser: figures are filled in, other placeholders stay. */
  forBrowser: <Part>(part: (words: Tree) => Part) => Part
}

const keysRead = new Map<string, Set<string>>()

/** The keys that something has read so far, by their file. */
export function readKeys(): ReadonlyMap<string, ReadonlySet<string>> {
  return keysRead
}

/**
 * @param folder where the words stand.
 * @param place what its figures are noted under on the sheet of figures, if anything.
 */
export function wordsOf<Tree extends object>(
  folder: WordsFolder,
  language: Language,
  place?: FigurePlace,
): PageWords<Tree> {
  const file = wordsFile(folder, language)
  const tree = readWords(folder, language)
  const figures = figuresFor(language, place)
  const figureNamed = (key: string) =>
    Object.hasOwn(figures, key) ? figures[key as keyof Figures] : undefined
  const known: ValueOf = (name, use) =>
    figureValue(figureNamed, name, use) ??
    ownersFacts(siteConfig, language)[name] ??
    sharedSentence(name)

  /** `{answerSentence}` prints the sentence that many pages share under the key `answer`. */
  function sharedSentence(name: string): string | typeof withheld | undefined {
    const key = name.endsWith('Sentence') && name.slice(0, -'Sentence'.length)
    const sentence = key && readWords('site/words/shared', language)[key]
    return typeof sentence === 'string' ? formatMessage(sentence, language, known) : undefined
  }
  const seen = keysRead.get(file) ?? new Set()
  keysRead.set(file, seen)

  /** Names the text in what goes wrong while it is printed. */
  function told<Result>(key: string, print: () => Result): Result {
    seen.add(key)
    try {
      return print()
    } catch (error) {
      throw new Error(`${file}: ${key}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const print = (key: string, message: string) =>
    told(key, () => asText(formatMessage(message, language, known)))
  const leave = (key: string, message: string) =>
    told(key, () => asText(partlyFormatted(message, known)))

  return {
    language,
    words: printedTree(tree, print) as Tree,
    figures,
    text: (key, values) =>
      told(key, () =>
        asText(
          formatMessage(messageAt(tree, key), language, (name, use) =>
            Object.hasOwn(values, name) ? knownNumber(values[name]) : known(name, use),
          ),
        ),
      ),
    forBrowser: (part) => part(printedTree(tree, leave) as Tree),
  }
}

/** What is computed from a withheld figure is no number, and withheld with it. */
const knownNumber = (value: string | number | undefined) =>
  typeof value === 'number' && Number.isNaN(value) ? withheld : value

/** The texts of a tree as properties that print when they are read. */
function printedTree(
  tree: TextTree | readonly (string | TextTree)[],
  print: (key: string, message: string) => string,
  above = '',
): object {
  const entries = Object.entries(tree)
  const printed = Array.isArray(tree) ? [] : {}
  for (const [name, below] of entries) {
    const key = above ? `${above}.${name}` : name
    Object.defineProperty(printed, name, {
      enumerable: true,
      configurable: true,
      get: () => (typeof below === 'string' ? print(key, below) : printedTree(below, print, key)),
    })
  }
  return printed
}

function messageAt(tree: TextTree, key: string): string {
  const message = textAt(tree, key)
  if (message === undefined) throw new Error('there is no such text')
  return message
}
