/** French keeps a narrow space before its tall marks and inside its quotation marks, whoever puts them: words or code. */
import { expect, test } from 'vitest'
import { addressIn } from '../../contract/words/language.ts'
import { addressFor, pagesIn } from '../../site/content/translated-pages.ts'
import { builtPage } from '../support/built-page.ts'

const inline = /<\/?(?:span|a|b|i|em|strong|small|bdi|abbr|cite)\b[^>]*>|<!--.*?-->/gsu

/** The texts of a page, a line each; what runs on within a line is one. */
const linesOf = (html: string) =>
  html
    .replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gsu, '')
    .replaceAll(inline, '')
    .replaceAll(/<[^>]*>/gu, '\n')
    .replaceAll(/&#x([0-9a-f]+);/giu, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/&[a-z]+;/giu, ' ')
    .split('\n')

/** A tall mark on the heels of a word or after a space at which a line may end, or a quotation mark on those of what it quotes. */
const bare = /[^\s\d\u00A0\u202F][:;!?»](?=\s|$)| [:;!?»]|«[^\u00A0\u202F]/u

test('no French page sets a tall mark without its space', () => {
  const addresses = [
    ...pagesIn('fr').map((path) => addressFor(path, 'fr')),
    ...['/404', '/contact-emergency'].map((path) => addressIn(path, 'fr')),
  ]
  const found = addresses.flatMap((address) =>
    linesOf(builtPage(address))
      .filter((line) => bare.test(line))
      .map((line) => `${address}: ${line.trim()}`),
  )
  expect(found).toEqual([])
  expect(linesOf(builtPage(addressIn('/about', 'fr'))).join('')).toMatch(/\u202F:/u)
})
