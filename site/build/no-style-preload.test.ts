import { expect, test } from 'vitest'
import { withoutStylePreload } from './no-style-preload.ts'

test('of the files of an import no style sheet is loaded', () => {
  const source = 'const load = (deps) => deps.map((dep) => {\n  return dep\n})\nexport { load }'
  const run = new Function(`${withoutStylePreload(source).replace(/export .*/, '')} return load`)()
  expect(run(['a.js', 'a.css', 'b.js'])).toEqual(['a.js', 'b.js'])
})

test('another shape of the module stops the build', () => {
  expect(() => withoutStylePreload('export {}')).toThrow(/otherwise/)
})
