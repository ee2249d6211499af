import { Parser } from 'htmlparser2'
import { headingAddress } from '../content/heading-address.ts'

/**
 * Gives every section heading of a finished page an address of its own, so that a result of the search, or anybody,
 * can link to the section. Left as they are: headings that have one, the first heading of a section that has one,
 * and those of an island, which React will compare.
 *
 * @param html a whole page.
 */
export function withSectionAnchors(html: string): string {
  const taken = new Set<string>()
  const headings: { at: number; text: string }[] = []
  const within = { main: 0, 'astro-island': 0 }
  /** For every open section: whether its address still serves the next heading. */
  const sections: boolean[] = []
  let open: (typeof headings)[number] | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) taken.add(attributes.id)
      if (name === 'main' || name === 'astro-island') within[name] += 1
      if (name === 'section') sections.push(Boolean(attributes.id))
      if (name !== 'h2' || attributes.id || !within.main || within['astro-island']) return
      const served = sections.at(-1)
      if (served) sections[sections.length - 1] = false
      if (served) return
      open = { at: parser.startIndex + '<h2'.length, text: '' }
    },
    ontext(text) {
      if (open) open.text += text
    },
    onclosetag(name) {
      if (name === 'main' || name === 'astro-island') within[name] -= 1
      if (name === 'section') sections.pop()
      if (name !== 'h2' || !open) return
      headings.push(open)
      open = undefined
    },
  })
  parser.end(html)

  let from = 0
  const parts = headings.flatMap(({ at, text }) => {
    const address = headingAddress(text)
    let id = address
    for (let number = 2; taken.has(id); number += 1) id = `${address}-${number}`
    taken.add(id)
    const before = html.slice(from, at)
    from = at
    return address ? [before, ` id="${id}"`] : [before]
  })
  return parts.join('') + html.slice(from)
}
