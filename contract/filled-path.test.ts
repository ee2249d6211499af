import { expect, test } from 'vitest'
import { filledPath } from './filled-path.ts'
import { teamLeadPaths } from './team-leads.ts'

test('what fills a path stays in its place, whatever it is written with', () => {
  const values = { reference: 'a/b', id: '$& ?ü' }
  const filled = filledPath('/leads/:reference/notes/:id', values)
  const [, leads, reference, notes, id, ...more] = filled.split('/')
  expect([leads, notes, more]).toEqual(['leads', 'notes', []])
  expect([reference, id].map((each) => decodeURIComponent(each ?? ''))).toEqual(
    Object.values(values),
  )
})

test('a path is filled with what it leaves open and nothing else', () => {
  // @ts-expect-error: without the id of the note.
  filledPath(teamLeadPaths.note, { reference: 'a' })
  // @ts-expect-error: a lead has none.
  filledPath(teamLeadPaths.lead, { reference: 'a', id: 'b' })
})
