import { expect, test } from 'vitest'
import { finish } from '../../../tests/support/finish.ts'
import { addSectionAnchors } from './section-anchors.ts'

const inMain = (html: string) =>
  /<main>(.*)<\/main>/su.exec(finish(addSectionAnchors, `<body><main>${html}</main></body>`))?.[1]

test('a heading gets the address that its words make', () => {
  expect(inMain('<h2 class="a">Water at <span>2–4 °C</span>, and Þjórsá</h2>')).toBe(
    '<h2 class="a" id="water-at-2-4-c-and-thjorsa">Water at <span>2–4 °C</span>, and Þjórsá</h2>',
  )
})

test('an Arabic heading gets one too, in its own letters', () => {
  expect(inMain('<h2>مدة التوريد، 2 إلى 4</h2>')).toContain('id="مدة-التوريد-2-الى-4"')
})

test('an address begins with a letter', () => {
  expect(inMain('<h2>2026 conference</h2>')).toBe(
    '<h2 id="section-2026-conference">2026 conference</h2>',
  )
})

test('an address of the page is never given twice', () => {
  expect(inMain('<p id="formats"></p><h2>Formats</h2><h2>Formats</h2>')).toBe(
    '<p id="formats"></p><h2 id="formats-2">Formats</h2><h2 id="formats-3">Formats</h2>',
  )
})

test('a section that has an address lends it to its first heading', () => {
  expect(inMain('<section id="order"><h2>Order</h2><h2>Then</h2></section>')).toBe(
    '<section id="order"><h2>Order</h2><h2 id="then">Then</h2></section>',
  )
})

test('what has an address, what an island draws and what stands around the page stay as they are', () => {
  for (const html of ['<h2 id="own">Own</h2>', '<astro-island><h2>React’s</h2></astro-island>']) {
    expect(inMain(html)).toBe(html)
  }
  const footer = '<main></main><footer><h2>Foot</h2></footer>'
  expect(finish(addSectionAnchors, footer)).toBe(footer)
})
