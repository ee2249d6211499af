import { createHash } from 'node:crypto'
import { type ChildNode, isTag, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { type FinishedPage, select } from './finished-page.ts'

/** What a page says: its title, its description and the text of its main part, drawings and text alternatives included. */
function wordsOnPage({ tree }: FinishedPage): string {
  const [title] = select('head > title', tree)
  const [description] = select('meta[name="description"]', tree)
  return [
    title && DomUtils.textContent(title),
    description?.attribs.content,
    ...select('main', tree).flatMap(textsIn),
    ...select('main :is([alt], [aria-label])', tree).flatMap(({ attribs }) => [
      attribs.alt,
      attribs['aria-label'],
    ]),
  ]
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
}

function textsIn(node: ChildNode): string[] {
  if (isText(node)) return [node.data]
  if (!isTag(node) || /^(?:script|style|template)$/.test(node.name)) return []
  return node.children.flatMap(textsIn)
}

/** Changes with what a page says, whatever it looks like. */
export function hashOfWords(page: FinishedPage): string {
  return createHash('sha256').update(wordsOnPage(page)).digest('hex').slice(0, 16)
}
