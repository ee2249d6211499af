import { expect, test } from 'vitest'
import { forTerminal } from './for-terminal.ts'

test.for([
  ['\u001b[2J\u001b]0;title\u0007', '\\u001b[2J\\u001b]0;title\\u0007'],
  ['\u009b31m', '\\u009b31m'],
  ['a\u0000b\rc', 'a\\u0000b\\u000dc'],
  ['invoice\u202efdp.exe', 'invoice\\u202efdp.exe'],
  ['two\nlines\tand José 水', 'two\nlines\tand José 水'],
] as const)('%j is printed so that no terminal obeys it', ([written, printed]) => {
  expect(forTerminal(written)).toBe(printed)
})

test('what is printed of JSON is the same JSON', () => {
  const held = { note: 'a\u202eb\u001b[2J' }
  expect(JSON.parse(forTerminal(JSON.stringify(held)))).toEqual(held)
})
