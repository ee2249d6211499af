/**
 * Texts in ICU MessageFormat (https://unicode-org.github.io/icu/userguide/format_parse/messages/):
 * `Plan {leadTime} from order to arrival.`, `{count, plural, one {# load} other {# loads}}`.
 */
import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { IntlMessageFormat } from 'intl-messageformat'
import { type Language, locales } from './language.ts'
import { withheld } from './withheld.ts'

/** Whether a placeholder is printed as it is, or decides by its number (plurals) or its name (choices). */
export type Use = 'printed' | 'decides'

/**
 * The value of a placeholder: a text to print, or a number to decide by; `withheld` takes its sentence out; undefined
 * when there is no such value.
 */
export type ValueOf = (name: string, use: Use) => string | number | typeof withheld | undefined

const parsed = new Map<string, MessageFormatElement[]>()

/** Throws with the place of the mistake where a text is no message. */
function parseMessage(message: string): MessageFormatElement[] {
  const elements = parse(message, { ignoreTag: true })
  visit(elements, refuseUnknownStyle)
  return elements
}

/** The same, kept: what is printed once is printed again. */
function parsedOnce(message: string): MessageFormatElement[] {
  const elements = parsed.get(message) ?? parseMessage(message)
  parsed.set(message, elements)
  return elements
}

/** `::.#` behind any other space than a plain one is taken for the name of a style, and then for none. */
function refuseUnknownStyle(element: MessageFormatElement): void {
  if (
    isNumberElement(element) &&
    typeof element.style === 'string' &&
    /[^a-z]/i.test(element.style)
  ) {
    throw new Error(`{${element.value}}: “${element.style}” is no way to write a number`)
  }
}

/** Every placeholder of a text with its uses, those inside plurals and choices too. */
export function placeholdersIn(message: string): ReadonlyMap<string, Use> {
  const found = new Map<string, Use>()
  // Not kept: a text that somebody is writing is read once.
  visit(parsed.get(message) ?? parseMessage(message), (element) => {
    if (isArgumentElement(element)) found.set(element.value, found.get(element.value) ?? 'printed')
    else if (!isLiteralElement(element) && !isPoundElement(element)) {
      found.set(element.value, 'decides')
    }
  })
  return found
}

function visit(
  elements: readonly MessageFormatElement[],
  see: (element: MessageFormatElement) => void,
): void {
  for (const element of elements) {
    see(element)
    if (isPluralElement(element) || isSelectElement(element)) {
      for (const { value } of Object.values(element.options)) visit(value, see)
    }
  }
}

/**
 * Where one sentence ends and the next begins, outside of plurals and choices; `{answerSentence}` is a whole one.
 * `Intl.Segmenter` would not part them where the second begins with a figure and a small letter follows.
 */
export function sentencesOf(message: string): string[] {
  const sentences: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < message.length; at += 1) {
    const letter = message[at]
    if (letter === '{') depth += 1
    else if (letter === '}') depth -= 1
    else if (depth === 0 && /\s/.test(letter ?? '')) {
      const before = message.slice(start, at)
      if (!/(?:[.?!؟。][)”’»]?|Sentence\})$/.test(before)) continue
      sentences.push(before)
      start = at + 1
    }
  }
  sentences.push(message.slice(start))
  return sentences.filter((sentence) => sentence.trim() !== '')
}

/**
 * Prints a text in a language, without the sentences that hold a withheld value; `withheld` when none is left. Throws
 * where a placeholder has no value.
 */
export function formatMessage(
  message: string,
  language: Language,
  find: ValueOf,
): string | typeof withheld {
  if (!message.includes('{')) return message
  const sentences = sentencesOf(message)
  const printed = sentences
    .map((sentence) => formatSentence(sentence, language, find))
    .filter((sentence) => sentence !== withheld)
  return printed.length > 0 ? printed.join(' ') : withheld
}

function formatSentence(
  sentence: string,
  language: Language,
  find: ValueOf,
): string | typeof withheld {
  const values: Record<string, string | number> = {}
  for (const [name, use] of placeholdersIn(sentence)) {
    const value = find(name, use)
    if (value === undefined) throw new Error(`{${name}} is neither a figure nor handed in`)
    if (value === withheld) return withheld
    values[name] = value
  }
  const format = new IntlMessageFormat(parsedOnce(sentence), locales[language], undefined, {
    ignoreTag: true,
  })
  return format.format(values) as string
}

/**
 * A text for the browser: what is known now is filled in, the named placeholders are left for later. Sentences with a
 * withheld value are gone, as in `formatMessage`.
 */
export function partlyFormatted(message: string, find: ValueOf): string | typeof withheld {
  const sentences = sentencesOf(message)
    .map((sentence) => fillKnown(sentence, find))
    .filter((sentence) => sentence !== withheld)
  return sentences.length > 0 ? sentences.join(' ') : withheld
}

function fillKnown(sentence: string, find: ValueOf): string | typeof withheld {
  for (const [name, use] of placeholdersIn(sentence)) {
    if (find(name, use) === withheld) return withheld
  }
  const fill = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
    elements.map((element) => {
      if (isArgumentElement(element)) {
        const value = find(element.value, 'printed')
        return value === undefined || value === withheld
          ? element
          : { type: TYPE.literal, value: String(value) }
      }
      if (isPluralElement(element) || isSelectElement(element)) {
        const options = Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: fill(option.value) },
          ]),
        )
        return { ...element, options } as MessageFormatElement
      }
      return element
    })
  return printAST(fill(parsedOnce(sentence)))
}
