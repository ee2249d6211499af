import { expect, test } from 'vitest'
import { finish } from '../../../tests/support/finish.ts'
import { holdFirstPaint } from './hold-first-paint.ts'

const page = (below: string) =>
  `<head></head><body><main><section id="first-screen"><h1>Title</h1></section>${below}</body>`
const held = (below: string) => finish(holdFirstPaint, page(below))

test('a page is painted once the first small element below its first section is there', () => {
  const html = held('<section><div><h2>Next</h2><p>Words</p></div></section></main>')
  expect(html).toContain('<link rel="expect" href="#below-first-screen" blocking="render">')
  expect(html).toContain('<h2 id="below-first-screen">')
})

test('it keeps an address that it has', () => {
  const html = held('<section><h2 id="next">Next</h2></section></main>')
  expect(html).toContain('href="#next"')
  expect(html).toContain('<h2 id="next">')
})

test('what React compares and what only browsers without script see is passed over', () => {
  const html = held(
    '</main><astro-island><p>Form</p></astro-island><noscript><p>None</p></noscript><ul><li>Next</li></ul>',
  )
  expect(html).toContain('<li id="below-first-screen">')
})

test('a page with nothing below it is refused', () => {
  expect(() => held('</main>')).toThrow('first section')
})
