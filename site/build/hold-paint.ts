const usualId = 'first-screen'
const firstSection = /(<main\b[^>]*>[\s\S]*?<section\b)([^>]*)>/

/**
 * Holds the first paint until the first section has arrived whole. With its styles inside it a page could be painted
 * before its picture's place is known: a pale frame between two pages. Browsers without `rel=expect` paint earlier.
 */
export function holdPaint(html: string): string {
  const attributes = firstSection.exec(html)?.[2]
  if (attributes === undefined) return html
  const id = /\sid="([^"]+)"/.exec(attributes)?.[1]
  const named = id
    ? html
    : html.replace(firstSection, (_, before, others) => `${before} id="${usualId}"${others}>`)
  return named.replace(
    '</head>',
    `<link rel="expect" href="#${id ?? usualId}" blocking="render"></head>`,
  )
}
