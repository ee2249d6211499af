/** Texts by their keys, as a file of words holds them; a list holds the paragraphs of one text, or the parts of an article. */
export type TextTree = {
  readonly [key: string]: string | readonly string[] | TextTree | readonly TextTree[]
}

/** The key of a text in a tree: `hero.title`. */
export type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key
    : Tree[Key] extends readonly string[]
      ? never
      : `${Key}.${KeyOf<Tree[Key]>}`
}[keyof Tree & string]

/** The text under a key; undefined where there is none. */
export function textAt(tree: TextTree, key: string): string | undefined {
  let here: Part | undefined = tree
  for (const name of key.split('.')) {
    here = isTree(here) && Object.hasOwn(here, name) ? here[name] : undefined
  }
  return typeof here === 'string' ? here : undefined
}

type Part = TextTree[string]

function isTree(part: Part | undefined): part is TextTree {
  return typeof part === 'object' && !Array.isArray(part)
}
