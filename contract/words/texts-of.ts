export type Text = { file: string; key: string; text: string }

/** Every text of a file with its key: `hero.title`, `paragraphs.0`. */
export function textsOf(file: string, tree: unknown, above = ''): Text[] {
  if (typeof tree === 'string') return [{ file, key: above, text: tree }]
  if (tree === null || typeof tree !== 'object') {
    throw new Error(`${file}: ${above}: a file of words holds texts alone`)
  }
  return Object.entries(tree).flatMap(([name, below]) =>
    textsOf(file, below, above ? `${above}.${name}` : name),
  )
}
