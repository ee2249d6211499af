const headEnd = '</head>'
const styleOrSheet = /<style[^>]*>([\s\S]*?)<\/style>|<link\b[^>]*\brel="stylesheet"[^>]*>/g

/**
 * Puts all styles of a page's head into one `<style>` at its end, in the order in which they stood: one hash in the
 * policy, and nothing to wait for before the first paint. A sheet with `media` is left where it is.
 * @param sheet the text of the stylesheet at an address of ours, `/_astro/Page.1a2b.css`
 * Throws when a linked stylesheet was not built.
 */
export function inlineStyles(html: string, sheet: (address: string) => string | undefined): string {
  const end = html.indexOf(headEnd)
  if (end < 0) return html
  const styles: string[] = []
  const head = html.slice(0, end).replaceAll(styleOrSheet, (element, inline?: string) => {
    if (/\smedia="/.test(element)) return element
    styles.push(inline ?? linked(element, sheet))
    return ''
  })
  const joined = styles.map((style) => style.trim()).join('')
  return `${head}${joined && `<style>${joined}</style>`}${html.slice(end)}`
}

function linked(link: string, sheet: (address: string) => string | undefined): string {
  const address = /\shref="([^"]*)"/.exec(link)?.[1] ?? ''
  const text = sheet(address)
  if (text === undefined) throw new Error(`No stylesheet was built at ${address}`)
  if (/<\/style/i.test(text)) throw new Error(`${address} would end its <style> too early`)
  return text
}
