import { SaxesParser } from 'saxes'

/** An element: attributes under `@name`, children under their name, text under `#text`; text alone is a string. */
type Element = { [part: string]: string | Element | (string | Element)[] }

/** A document as nested objects; elements named in `lists` are always lists. Throws where it is not well-formed. */
export function readXml(xml: string, lists: readonly string[]): Element {
  const root: Element = {}
  const open: { element: Element; text: string }[] = [{ element: root, text: '' }]
  const parser = new SaxesParser()
  parser.on('opentag', ({ attributes }) => {
    const entries = Object.entries(attributes).map(([name, value]) => [`@${name}`, value])
    open.push({ element: Object.fromEntries(entries), text: '' })
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', ({ name }) => {
    const closed = open.pop()
    const parent = open.at(-1)
    if (!closed || !parent) return
    add(parent.element, name, content(closed), lists.includes(name))
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return root
}

function content({ element, text }: { element: Element; text: string }): string | Element {
  if (Object.keys(element).length === 0) return text
  return text.trim() ? { ...element, '#text': text } : element
}

function add(parent: Element, name: string, child: string | Element, list: boolean): void {
  const known = parent[name]
  if (Array.isArray(known)) known.push(child)
  else if (known === undefined) parent[name] = list ? [child] : child
  else parent[name] = [known, child]
}
