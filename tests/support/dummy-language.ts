/**
 * A language made by machine, to find what is not in the files of words: every vowel gets an accent, and every text
 * grows by two fifths. Placeholders, plurals and choices stay.
 */
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { TextTree } from '../../contract/words/text-tree.ts'
import sharedWords from '../../site/words/shared/en.json' with { type: 'json' }
import { siteConfig } from '../../site.config.ts'

/** Vowels alone: the typefaces of the documents hold these, and every word of three letters has one. */
const plain = 'aeiouyAEIOUY'
const accented = 'áéíóúýÁÉÍÓÚÝ'
const letters = new Map([...plain].map((letter, place) => [letter, [...accented][place] ?? letter]))

/** How much longer a text becomes: German and French grow by up to two fifths. */
const growth = 0.4
const word = 'óéúáíó'

export const dummyText = (text: string): string => {
  const changed = [...text].map((letter) => letters.get(letter) ?? letter).join('')
  const more = Math.round(text.replaceAll(/\s/gu, '').length * growth)
  if (!/\p{L}/u.test(text) || more === 0) return changed
  // At the end of the last word, before what closes the sentence.
  const added = Array.from({ length: Math.ceil(more / word.length) }, () => word).join(' ')
  return changed.replace(/(\p{L})([^\p{L}]*)$/u, (_, last, end) => `${last} ${added}${end}`)
}

const dummyElements = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (isLiteralElement(element)) return { ...element, value: dummyText(element.value) }
    if (isPluralElement(element) || isSelectElement(element)) {
      const options = Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: dummyElements(option.value) },
        ]),
      )
      return { ...element, options } as MessageFormatElement
    }
    return element
  })

/** A day or an address of ours, which every language writes alike. */
const isNoText = /^(?:\d{4}-\d\d-\d\d|\/[\w-]*)$/

/** A file of words in the dummy language. */
export function dummyWords<Tree extends Exclude<TextTree[string], string>>(tree: Tree): Tree {
  const entries = Object.entries(tree).map(([key, below]) => [
    key,
    typeof below === 'string'
      ? isNoText.test(below)
        ? below
        : printAST(dummyElements(parse(below, { ignoreTag: true })))
      : dummyWords(below),
  ])
  return (
    Array.isArray(tree) ? entries.map(([, text]) => text) : Object.fromEntries(entries)
  ) as Tree
}

const months = (['long', 'short'] as const).flatMap((name) => {
  const { format } = new Intl.DateTimeFormat('en-GB', { month: name, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)))
})

/** Names, addresses, and what `Intl` writes for English. */
const notOurs = new RegExp(
  [
    siteConfig.companyName,
    ...months,
    String.raw`\S*[@/]\S*`,
    String.raw`\w+ \[ ${dummyText(sharedWords.mailbox.at)} \].*`,
    String.raw`(?<=\d[^.]*)\band\b(?=[^.]*\d)`,
    'PDF|ZIP|JPEG|SVG|TDS|pH|WHO|EU|CO2|SDG|UN|CSR|USD|CAD|ISO|HACCP|Halal|Kosher|FSSC|Pure Flow|Sphere',
  ].join('|'),
  'gu',
)

/** English words of a text in the dummy language, without names. */
export function englishIn(text: string, names: readonly string[] = []): string[] {
  const ours = text.replaceAll(notOurs, ' ')
  const english = ours.match(/(?<![\p{L}\d])[a-zA-Z]*[aeiou][a-zA-Z]*(?![\p{L}\d])/gu) ?? []
  return english.filter((word) => word.length > 2 && !names.includes(word))
}
