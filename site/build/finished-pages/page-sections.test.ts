import { expect, test } from 'vitest'
import { readPage } from './finished-page.ts'
import { pageSections } from './page-sections.ts'

const read = (main: string) =>
  pageSections(readPage(`<body><header>Menu</header><main>${main}</main></body>`))

test('a page is read heading by heading; what leads elsewhere, asks or repeats is left out', () => {
  const sections = read(`
    <section><h1>Water</h1><p>Cold and <b>clear</b>.</p></section>
    <section><h2 id="how">How it flows</h2><h3>Down</h3><p>At <span class="nowrap">2–4 °C</span>.</p>
      <nav>Read next</nav><form>Your name</form><svg><text>Scale</text></svg><i aria-hidden="true">1</i></section>`)
  expect(sections).toEqual([
    { heading: '', id: '', subheads: [], words: 'Water Cold and clear.' },
    { heading: 'How it flows', id: 'how', subheads: ['Down'], words: 'At 2–4 °C.' },
  ])
})

test('the address of a section or a dialog is that of its first heading', () => {
  const sections = read(`
    <section id="order"><h2>Order</h2><dialog id="sheet"><h2 id="sheet-title">Sheet</h2><p>Inside.</p></dialog>
    <p>Behind.</p></section>`)
  expect(sections.map(({ heading, id, words }) => [heading, id, words])).toEqual([
    ['Order', 'order', 'Behind.'],
    ['Sheet', 'sheet', 'Inside.'],
  ])
})

test('a row that opens and the panel of a tab are sections of their own', () => {
  const sections = read(`
    <h2 id="all">All</h2><details><summary><h3>Lava</h3></summary><div id="lava">Rock.</div></details>
    <nav data-tabs><a href="#towns">Towns</a></nav><div id="towns">A main.</div>`)
  expect(sections.map(({ heading, id, words }) => [heading, id, words])).toEqual([
    ['All', 'all', ''],
    ['Lava', 'lava', 'Rock.'],
    ['Towns', 'towns', 'A main.'],
  ])
})
