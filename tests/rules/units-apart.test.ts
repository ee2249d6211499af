import { expect, test } from 'vitest'
import { routes } from '../../site/content/routes.ts'
import { builtPage, mainOf } from '../support/built-page.ts'

/** A figure whose unit stands in an element of its own, without a space between the two. */
const glued =
  /\d[KMB]?[+%]?(?:<\/(?:b|em|span|strong)>)*<(?:b|em|small|span|strong)\b(?![^>]*sr-only)[^>]*>[\p{L}°%][^<]*/gu

/** Belongs to the number: `$13.9M` is written without a space. */
const scaleWord = />[KMB]$/u

test.each(routes.map(({ path }) => path))(
  '%s: a figure and its unit are read as two words',
  (path) => {
    const runTogether = mainOf(builtPage(path)).replaceAll('<!-- -->', '').match(glued) ?? []
    expect(runTogether.filter((text) => !scaleWord.test(text))).toEqual([])
  },
)
