import { createHash } from 'node:crypto'

/** What a page says: its title, its description and the text of its main part, drawings and text alternatives included. */
function wordsOnPage(html: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/u.exec(html)?.[1] ?? ''
  const bare = main.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gu, ' ')
  const alternatives = [...bare.matchAll(/\s(?:alt|aria-label)="([^"]*)"/gu)].map(
    ([, text]) => text,
  )
  const head = [/<title>([^<]*)/u, /<meta name="description" content="([^"]*)/u].map(
    (pattern) => pattern.exec(html)?.[1],
  )
  return [...head, bare.replaceAll(/<[^>]*>/gu, ' '), ...alternatives]
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
}

/** Changes with what a page says, whatever it looks like. */
export function hashOfWords(html: string): string {
  return createHash('sha256').update(wordsOnPage(html)).digest('hex').slice(0, 16)
}
