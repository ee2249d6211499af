import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'

const root = resolve(import.meta.dirname, '../..')
const problems = (words: Record<string, unknown>) =>
  problemsOf(root, new Map(Object.entries(words)), [])

test('a text that is no message is told with its file and key', async () => {
  expect(await problems({ 'site/words/x/en.json': { a: { b: 'From {port.' } } })).toEqual([
    expect.stringMatching(/^site\/words\/x\/en\.json: a\.b: /),
  ])
})

test('a way to write a number that a space makes unknown is told with its file and key', async () => {
  const file = 'site/words/x/fr.json'
  expect(await problems({ [file]: { people: '{n, number,\u202f::.#} personnes' } })).toContain(
    `${file}: people: {n}: “\u202f::.#” is no way to write a number`,
  )
})

test('a title too long for a search result is told with its length', async () => {
  expect(
    await problems({ 'site/views/x/words/en.json': { meta: { title: 'T'.repeat(61) } } }),
  ).toEqual(['site/views/x/words/en.json: meta.title: 61 characters, at most 60'])
})

test('a language that has a key of its own is told, and one that is published where its pages lack a file or a key', async () => {
  const words = {
    'site/words/shared/en.json': { here: 'Here', both: 'Both' },
    'site/words/shared/fr.json': { both: 'Les deux', ici: 'Ici' },
  }
  expect(await problems(words)).toEqual(['site/words/shared/fr.json: ici: is not in English'])
  const published = await problemsOf(root, new Map(Object.entries(words)), ['fr'])
  expect(published).toContain('site/words/shared/fr.json: here: is missing')
  expect(published).toContain('site/views/about/words/fr.json: is missing')
})

test('an article that is not written to its end is told, each text with its key', async () => {
  const article = {
    ...{ title: 'T'.repeat(91), excerpt: 'What it tells.', category: '', date: '2026-02-30' },
    parts: [{ paragraphs: ['Begins.'] }, { paragraphs: ['Has no heading.'] }],
    next: { href: '/no-such-page', label: 'On' },
  }
  const file = 'site/words/articles/x/en.json'
  expect(await problems({ [file]: article })).toEqual([`${file}: title: At most 90 characters.`])
  expect(await problems({ [file]: { ...article, title: 'A title' } })).toEqual([
    `${file}: category: Enter a text.`,
    `${file}: parts.1.heading: Enter a text.`,
    `${file}: date: Enter a day such as 2026-11-24.`,
  ])
  const whole = { ...article, title: 'A', category: 'B', date: '2026-02-28' }
  const parts = [{ paragraphs: ['Begins.'] }]
  expect(await problems({ [file]: { ...whole, parts } })).toEqual([
    `${file}: next.href: Choose a page of this site.`,
  ])
})

test('what only colleagues read needs no translation', async () => {
  const words = {
    'contract/words/en.json': { team: { name: 'Name' }, lead: { here: 'Here' } },
    'contract/words/fr.json': {},
  }
  const published = await problemsOf(root, new Map(Object.entries(words)), ['fr'])
  const ofFile = published.filter((problem) => problem.startsWith('contract/'))
  expect(ofFile).toEqual(['contract/words/fr.json: lead.here: is missing'])
})

test('a text of the server that nothing reads or fills is told', async () => {
  const texts = { heading: 'For {nobodyAtAll}', neverReadAnywhere: 'x' }
  expect(await problems({ 'server/words/x/en.json': texts })).toEqual([
    'server/words/x/en.json: heading: nothing fills {nobodyAtAll}',
    'server/words/x/en.json: neverReadAnywhere: nothing reads it',
  ])
})

test('a shared text that a browser cannot print is told', async () => {
  const problem = expect.stringContaining('x: more than a browser prints')
  const loads = '{count, plural, one {# load to {port}} other {# loads}}'
  expect(await problems({ 'contract/words/en.json': { x: loads } })).toContainEqual(problem)
  const choice = '{kind, select, a {A} other {B}}'
  expect(await problems({ 'contract/words/en.json': { x: choice } })).toContainEqual(problem)
})

test('a key that no page reads is told', async () => {
  expect(
    await problems({ 'site/views/about/words/en.json': { hero: { titel: 'About us' } } }),
  ).toEqual(['site/views/about/words/en.json: hero.titel: nothing reads it'])
})
