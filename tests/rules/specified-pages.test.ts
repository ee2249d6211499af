/** What the specification asks of each page, found in the page as built: its title, its links, its parts and figures. */
import { expect, test } from 'vitest'
import { pagePaths } from '../../site/content/page-paths.ts'
import { builtPage, mainOf, type Part, partsOf, textOf, wordsIn } from '../support/built-page.ts'
import { formsOf, registry } from '../support/figure-texts.ts'
import { type SpecifiedPart, specifiedPages } from '../support/specified-pages.ts'

const begins = (text = '', words: string) => text === words || text.startsWith(`${words} `)
const same = (found: readonly string[], asked: readonly string[]) =>
  found.length === asked.length && asked.every((words, at) => begins(found[at], words))

/** What an element lacks of what is asked for; nothing when it is the part. */
function lacks(part: Part, asked: SpecifiedPart): string[] {
  const headings = partsOf(part, 'h3')
  const titles = headings.map(textOf)
  const [heading = ''] = partsOf(part, 'h2').map(textOf)
  const columns = partsOf(part, 'thead th').map(textOf)
  const rows = partsOf(part, 'details[name]').map(({ attribs }) => attribs.name)
  const counts = (within: Part, holds: SpecifiedPart['holds'] = {}) =>
    Object.entries(holds).flatMap(([selector, number]) => {
      const found = partsOf(within, selector).length
      const fits = number === 'some' ? found > 0 : found === number
      return fits ? [] : [`${found} ${selector} instead of ${number}`]
    })
  return [
    ...(asked.headed?.test(heading) === false ? [`heading ${heading}`] : []),
    ...(asked.titles && !same(titles, asked.titles) ? [`titles ${titles.join(', ')}`] : []),
    ...(asked.among ?? []).filter((one) => !titles.includes(one)).map((one) => `no ${one}`),
    ...(asked.columns && !same(columns, asked.columns) ? [`columns ${columns.join(', ')}`] : []),
    ...(asked.accordion && (rows.length !== asked.accordion || new Set(rows).size > 1)
      ? [`an accordion of ${rows.length}`]
      : []),
    ...counts(part, asked.holds),
    ...headings.flatMap((one) => counts(entryOf(one, part), asked.each)),
  ]
}

/** What is not there at all counts most. */
const farFrom = (lacking: readonly string[]) =>
  lacking.reduce((sum, lack) => sum + (/^0 |s $/.test(lack) ? 10 : 1), 0)

/** The widest element around a heading that no other heading of its rank shares. */
function entryOf(heading: Part, within: Part): Part {
  let entry = heading
  for (let around = heading.parent as Part; around !== within; around = around.parent as Part) {
    if (partsOf(around, heading.name).length > 1) break
    entry = around
  }
  return entry
}

test.each(pagePaths)('%s has its title, and carries what the specification names', (path) => {
  const { title, hero, links = [], figures = [], parts = [] } = specifiedPages[path] ?? {}
  const [main] = partsOf(path, 'main')
  if (!main) throw new Error('The page has no main')
  const missing: string[] = []
  // The specification does not name a page that an owner adds.
  expect(partsOf(path, 'h1').map(textOf)).toEqual([title ?? expect.stringMatching(/\S/)])
  const sections = partsOf(main, 'section:not(section section)')
  const opening = sections[0] ?? main
  if (hero === 'video' && partsOf(opening, 'video').length !== 1) missing.push('a video hero')
  for (const link of links) {
    const [label, to] = typeof link === 'string' ? ['', link] : link
    const leads = partsOf(main, 'a[href]').some(
      (one) => one.attribs.href?.replace(/[?#].*/, '') === to && textOf(one).startsWith(label),
    )
    if (!leads) missing.push(`a link ${label} to ${to}`)
  }
  const words = wordsIn(mainOf(builtPage(path)))
  for (const key of figures) {
    if (!formsOf(registry[key]).some((form) => words.includes(form))) missing.push(`figure ${key}`)
  }
  const taken = new Set<Part>()
  for (const asked of parts) {
    const places = asked.at ? partsOf(path, asked.at) : sections.filter((one) => !taken.has(one))
    const [nearest] = places
      .map((part) => ({ part, lacking: lacks(part, asked) }))
      .sort((a, b) => farFrom(a.lacking) - farFrom(b.lacking))
    if (nearest && nearest.lacking.length === 0) taken.add(nearest.part)
    else missing.push(`${asked.asks}: ${nearest?.lacking.join('; ') ?? 'no such place'}`)
  }
  expect(missing).toEqual([])
})
