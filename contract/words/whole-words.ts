import type { TextTree } from './text-tree.ts'

type Part = TextTree[string]

/** Seen while developing alone: a build with such a text fails where its page is translated (`npm run words`). */
const mark = import.meta.env?.DEV ? '⟦en⟧ ' : ''

/** A tree of texts in another language, with the English text wherever one is missing. */
export function wholeWords<Tree extends TextTree>(own: TextTree | undefined, english: Tree): Tree {
  return whole(own, english) as Tree
}

function whole(own: Part | undefined, english: Part): Part {
  if (typeof english === 'string') return typeof own === 'string' ? own : mark + english
  if (isList(english)) {
    return (isList(own) ? own : english.map((part) => whole(undefined, part))) as Part
  }
  const parts = Object.entries(english).map(([key, below]) => {
    const mine = typeof own === 'object' && !isList(own) ? own[key] : undefined
    return [key, whole(mine, below)] as const
  })
  return Object.fromEntries(parts)
}

const isList = (part: Part | undefined): part is readonly string[] | readonly TextTree[] =>
  Array.isArray(part)
