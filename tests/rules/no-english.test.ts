/** Pages in further languages say no English: no word that English files of words have, and their own do not. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answerTemplate } from '../../contract/published-file.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { addressIn, type Language } from '../../contract/words/language.ts'
import { addressFor, pagesIn, publishedLanguages } from '../../site/content/translated-pages.ts'
import { languageWords } from '../../site/words/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { builtPage, wordsIn } from '../support/built-page.ts'

/** Addresses, names and what is written alike in all languages. */
const names = new RegExp(
  [
    siteConfig.companyName,
    ...publishedLanguages.map((language) => languageWords(language).name),
    ...Object.values(siteConfig.mail).flatMap((address) => address.split(/\W/)),
    ...['million', 'dollars'],
    String.raw`\S*[@/]\S*`,
  ].join('|'),
  'gu',
)

const wordsOf = (text: string) =>
  text
    .replaceAll(/\{[^{}]*\}/gu, ' ')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []

const textsIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsIn)

/** Every word of four letters or more that a language's files of words hold. */
function vocabulary(language: Language): ReadonlySet<string> {
  const files = globSync(`{site,contract,server}/**/${language}.json`)
  const texts = files.flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))))
  return new Set(texts.flatMap(wordsOf))
}

const english = vocabulary('en')

/** English documents bear their own names, and networks are told what is shared in words of theirs. */
function saidOn(address: string): string[] {
  const html = builtPage(address)
    .replaceAll(/<cite\b.*?<\/cite>|<a\b[^>]*href="\/downloads\/[\w-]+\.pdf".*?<\/a>/gsu, ' ')
    .replaceAll(/<meta\b[^>]*(?:og:type|twitter:card)[^>]*>/gu, ' ')
  const decoded = wordsIn(html).replaceAll(/&#x([0-9a-f]+);/giu, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  return wordsOf(decoded.replaceAll(names, ' '))
}

for (const language of publishedLanguages.filter((one) => one !== 'en')) {
  test(`pages in ${languageWords(language).name} say no English`, () => {
    const own = vocabulary(language)
    // Marks, in whose place the server puts what it answers.
    const marks = Object.values(answerTemplate).flatMap(wordsOf)
    const addresses = [
      ...pagesIn(language).map((path) => addressFor(path, language)),
      ...['/404', '/answer', '/contact-emergency'].map((path) => addressIn(path, language)),
    ]
    const left = addresses.flatMap((address) =>
      [...new Set(saidOn(address))]
        .filter((word) => english.has(word) && !own.has(word) && !marks.includes(word))
        .map((word) => `${address}: ${word}`),
    )
    expect(left).toEqual([])
    expect(saidOn(addresses[0] ?? '').length).toBeGreaterThan(200)
  })
}

test('the check finds English where it stands', () => {
  const { failed } = contractWords('en').newsletter
  const own = new Set(publishedLanguages.slice(1).flatMap((language) => [...vocabulary(language)]))
  const left = wordsOf(failed.description).filter((word) => !own.has(word))
  expect(left.length).toBeGreaterThan(3)
})
