import { expect, test } from 'vitest'
import { pagePaths } from '../../site/content/page-paths.ts'
import { builtPage, mainOf } from '../support/built-page.ts'

/** A figure whose unit stands in an element of its own, without a space between the two. */
const glued =
  /\d[KMB]?[+%]?(?:<\/(?:b|em|span|strong)>)*<(?:b|em|small|span|strong)\b(?![^>]*sr-only)[^>]*>[\p{L}°%][^<]*/gu

/** Belongs to the number: `$13.9M` is written without a space. */
const scaleWord = />[KMB]$/u

test('a figure and its unit are read as two words on every page', () => {
  const runTogether = pagePaths.flatMap((path) => {
    const found = mainOf(builtPage(path)).replaceAll('<!-- -->', '').match(glued) ?? []
    return found.filter((text) => !scaleWord.test(text)).map((text) => `${path}: ${text}`)
  })
  expect(runTogether).toEqual([])
})
