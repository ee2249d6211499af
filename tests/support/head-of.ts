import { builtPage } from './built-page.ts'

/** What stands in the head of a built page for machines: its metas by name or property, its links by kind. */
export function headOf(path: string) {
  const html = builtPage(path)
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const metas = new Map(
    [...html.matchAll(/<meta [^>]+>/g)].map(([tag]) => [
      attribute(tag, 'property') || attribute(tag, 'name'),
      attribute(tag, 'content'),
    ]),
  )
  const links = [...html.matchAll(/<link [^>]+>/g)].map(([tag]) => ({
    rel: attribute(tag, 'rel'),
    type: attribute(tag, 'type'),
    href: attribute(tag, 'href'),
    hreflang: attribute(tag, 'hreflang'),
  }))
  const graph = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1]
  return { html, metas, links, graph: graph === undefined ? undefined : JSON.parse(graph) }
}
