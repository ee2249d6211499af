import { Parser } from 'htmlparser2'

const unread = new Set(['style', 'script', 'head', 'title'])
const blocks = new Set(['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'blockquote', 'table'])

/** What a mail says that is written in HTML alone; nothing of it is ever shown as HTML. */
export function textOfHtml(html: string): string {
  let text = ''
  let unreadDepth = 0
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) unreadDepth += 1
      if (blocks.has(name)) text += '\n'
    },
    ontext(words) {
      if (unreadDepth === 0) text += words.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (unread.has(name)) unreadDepth = Math.max(0, unreadDepth - 1)
    },
  })
  parser.end(html)
  return text
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
