/** How the built pages speak, counted; what is counted and why stands in `tests/support/voice-counts.ts`. */
import { expect, test } from 'vitest'
import { pagePaths } from '../../site/content/page-paths.ts'
import { voiceCounts } from '../support/voice-counts.ts'

const pages = pagePaths.map((path) => ({ path, counts: voiceCounts(path) }))

/** Lists what each page has of something, with the page's path. */
const told = (list: (counts: (typeof pages)[number]['counts']) => readonly string[]) =>
  pages.flatMap(({ path, counts }) => list(counts).map((found) => `${path}: ${found}`))

test('at most four in a hundred sentences of running text have fewer than six words', () => {
  const short = told(({ short }) => short)
  const all = pages.reduce((sum, { counts }) => sum + counts.sentences, 0)
  process.stdout.write(`${short.length} of ${all} sentences have fewer than six words\n`)
  expect(all).toBeGreaterThan(500)
  expect(short.length / all, short.join('\n')).toBeLessThanOrEqual(0.04)
})

test('a page asks its reader for something at most four times, and says "company figure" once', () => {
  expect(
    pages.flatMap(({ path, counts }) => [
      ...(counts.asking.length > 4 ? [`${path}: ${counts.asking.join(' | ')}`] : []),
      ...(counts.companyFigure > 1
        ? [`${path}: company figure ${counts.companyFigure} times`]
        : []),
    ]),
  ).toEqual([])
})

test('no caption reckons, no heading holds a figure, and nothing forbidden is said', () => {
  expect(told(({ sums }) => sums)).toEqual([])
  expect(told(({ figuresInHeadings }) => figuresInHeadings)).toEqual([])
  expect(told(({ forbidden }) => forbidden)).toEqual([])
})

test('a figure stands on a page three times at most', () => {
  expect(told(({ repeated }) => repeated)).toEqual([])
})

test('"to scale" stands fifteen times on the whole site', () => {
  const scaled = pages.filter(({ counts }) => counts.toScale > 0)
  const all = scaled.reduce((sum, { counts }) => sum + counts.toScale, 0)
  expect(
    all,
    scaled.map(({ path, counts }) => `${path} ${counts.toScale}`).join(', '),
  ).toBeLessThanOrEqual(15)
})
