import { expect, test } from 'vitest'
import { writtenRuns } from './written-runs.ts'

const written = (text: string) => writtenRuns(text, 'rtl').map((run) => run.text)

test('Arabic words are one run, in the order in which they are read', () => {
  expect(written('مياه جليدية')).toEqual(['مياه جليدية'])
})

test('a number keeps its digits and stands at the right of its unit', () => {
  expect(written('24,000 لتر')).toEqual([' لتر', '24,000'])
  expect(written('من 2 إلى 4 أسابيع')).toEqual([' أسابيع', '4', ' إلى ', '2', 'من '])
})

test('brackets turn with the line, Latin names do not', () => {
  expect(written('المواد (TDS)')).toEqual(['(', 'TDS', ')', 'المواد '])
})

test('each part says where it stands as the line is read', () => {
  const read = writtenRuns('من 2 إلى 4 أسابيع، نعم', 'rtl').toSorted(
    (one, other) => one.place - other.place,
  )
  expect(read.map(({ text }) => text).join('')).toBe('من 2 إلى 4 أسابيع، نعم')
})

test('a line of Latin letters is one run', () => {
  expect(writtenRuns('24,000 L (5 °C)', 'ltr')).toEqual([
    { text: '24,000 L (5 °C)', script: 'latin', place: 0 },
  ])
})
