import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'

const root = resolve(import.meta.dirname, '../..')
const problems = (words: Record<string, unknown>) =>
  problemsOf(root, new Map(Object.entries(words)))

test('a text that is no message is told with its file and key', async () => {
  expect(await problems({ 'site/words/x/en.json': { a: { b: 'From {port.' } } })).toEqual([
    expect.stringMatching(/^site\/words\/x\/en\.json: a\.b: /),
  ])
})

test('a title too long for a search result is told with its length', async () => {
  expect(
    await problems({ 'site/views/x/words/en.json': { meta: { title: 'T'.repeat(61) } } }),
  ).toEqual(['site/views/x/words/en.json: meta.title: 61 characters, at most 60'])
})

test('a language that lacks a key, or has one of its own, is told', async () => {
  const words = {
    'site/words/x/en.json': { here: 'Here', both: 'Both' },
    'site/words/x/fr.json': { both: 'Les deux', ici: 'Ici' },
  }
  expect(await problems(words)).toEqual([
    'site/words/x/fr.json: here: is missing',
    'site/words/x/fr.json: ici: is not in English',
  ])
})

test('a key that no page reads is told', async () => {
  expect(
    await problems({ 'site/views/about/words/en.json': { hero: { titel: 'About us' } } }),
  ).toEqual(['site/views/about/words/en.json: hero.titel: nothing reads it'])
})
