import { expect, test } from 'vitest'
import type { SearchIndex } from '../../../contract/search-index.ts'
import { searchOver } from './find.ts'

const page = (path: string, name: string, words: string) => ({
  path,
  name,
  title: name,
  about: '',
  sections: [
    { heading: '', id: '', subheads: '', words: `${name} opens here.` },
    { heading: `More on ${name}`, id: 'more', subheads: '', words },
  ],
})

const index = {
  words: {} as SearchIndex['words'],
  sameAs: [['flexi bag', 'flexitank']],
  pages: [
    page('/tanks', 'Tanks', 'A flexitank lies in a container. The tank holds 24,000 L.'),
    page('/quay', 'Quay', 'A container waits for its ship. Tanks, tanks and tanks again.'),
  ],
  figures: [
    {
      text: '24,000 L',
      label: 'in one flexitank',
      keywords: '24K L 24000',
      basis: 'Goal',
      href: '/tanks#more',
      place: 'Tanks',
    },
  ],
  files: [
    {
      title: 'Tank sheet',
      about: 'For the dock.',
      keywords: 'Valves',
      facts: 'PDF, 1 KB',
      href: '/downloads/tank.pdf',
    },
  ],
  shortcuts: [
    {
      title: 'Ask for a quote',
      about: '',
      href: '/contact?topic=supply',
      keywords: 'price',
      leads: false,
    },
  ],
} satisfies SearchIndex

const find = await searchOver(index)
const linksFor = (query: string) =>
  Object.fromEntries(
    find(query).groups.map(({ group, hits }) => [group, hits.map(({ href }) => href)]),
  )

test('what bears the name comes before what holds the word more often', () => {
  expect(linksFor('tanks').pages?.[0]).toBe('/tanks')
})

test('a number finds its figure and the section that prints it, however it is grouped', () => {
  for (const query of ['24,000 L', '24 000', '24000', '24k']) {
    expect(linksFor(query).figures).toEqual(['/tanks#more'])
  }
  expect(linksFor('24 000 litre').pages).toContain('/tanks#more')
})

test('every word must be found; a part of them is said to be one', () => {
  expect(linksFor('container ship').pages).toEqual(['/quay#more'])
  expect(find('container ship').whole).toBe(true)
  const some = find('container zeppelin')
  expect(some.whole).toBe(false)
  expect(some.total).toBe(2)
})

test('a slip of the pen is forgiven only where nothing is spelt so, and never in a number', () => {
  expect(linksFor('contianer').pages).toHaveLength(2)
  expect(find('24001').total).toBe(0)
})

test('what people call a thing finds it', () => {
  expect(linksFor('flexi bag').figures).toEqual(['/tanks#more'])
  expect(linksFor('price').pages).toEqual(['/contact?topic=supply'])
})

test('the beginning of a word finds it, and nothing finds nothing', () => {
  expect(linksFor('flexi').pages).toEqual(['/tanks#more'])
  expect(linksFor('q').pages).toEqual(['/quay'])
  expect(find('').total).toBe(0)
  expect(find('the').total).toBe(0)
})
