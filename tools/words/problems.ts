import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { placeholdersIn } from '../../contract/words/format-message.ts'
import { readKeys } from '../../site/words/words-of.ts'
import { tooMuchForBrowsers, unspokenTexts } from './spoken-words.ts'

type Text = { file: string; key: string; text: string }

/** Characters that a text may take at its place, by the end of its key. */
const longest: readonly (readonly [place: RegExp, characters: number])[] = [
  [/^meta\.title$/, 60],
  [/^meta\.description$/, 160],
  [/^hero\.title$/, 40],
  [/(?:^|\.)heading$/, 60],
]

/** Every text of a file with its key: `hero.title`, `paragraphs.0`. */
function textsOf(file: string, tree: unknown, above = ''): Text[] {
  if (typeof tree === 'string') return [{ file, key: above, text: tree }]
  if (tree === null || typeof tree !== 'object') {
    throw new Error(`${file}: ${above}: a file of words holds texts alone`)
  }
  return Object.entries(tree).flatMap(([name, below]) =>
    textsOf(file, below, above ? `${above}.${name}` : name),
  )
}

/**
 * @param root of the project.
 * @param words by their file, relative to the root.
 * @returns a line for each mistake: file, key and what is wrong; none when all is well.
 */
export async function problemsOf(
  root: string,
  words: ReadonlyMap<string, unknown>,
): Promise<string[]> {
  const texts = [...words].flatMap(([file, tree]) => textsOf(file, tree))
  const mistakes = [...brokenTexts(texts), ...longTexts(texts), ...unlikeEnglish(words)]
  if (mistakes.length > 0) return mistakes
  const unspoken = [...tooMuchForBrowsers(texts), ...unspokenTexts(root, texts)]
  if (unspoken.length > 0) return unspoken
  // A placeholder that names nothing throws while the pages are put together.
  const wrong = await printAllPages(root)
  return wrong.length > 0 ? wrong : unusedTexts(texts)
}

function brokenTexts(texts: readonly Text[]): string[] {
  return texts.flatMap(({ file, key, text }) => {
    try {
      placeholdersIn(text)
      return []
    } catch (error) {
      return [`${file}: ${key}: ${error instanceof Error ? error.message : error}`]
    }
  })
}

/** A placeholder is counted as the few letters that most figures take. */
function longTexts(texts: readonly Text[]): string[] {
  return texts.flatMap(({ file, key, text }) => {
    const [, most] = longest.find(([place]) => place.test(key)) ?? []
    const length = text.replaceAll(/\{[^}]*\}/g, '48,000 L').length
    return most !== undefined && length > most
      ? [`${file}: ${key}: ${length} characters, at most ${most}`]
      : []
  })
}

function unlikeEnglish(words: ReadonlyMap<string, unknown>): string[] {
  return [...words.keys()].flatMap((file) => {
    const english = file.replace(basename(file), 'en.json')
    if (file === english) return []
    const keysOf = (of: string) => textsOf(of, words.get(of)).map(({ key }) => key)
    const [own, model] = [keysOf(file), keysOf(english)]
    return [
      ...model.filter((key) => !own.includes(key)).map((key) => `${file}: ${key}: is missing`),
      ...own
        .filter((key) => !model.includes(key))
        .map((key) => `${file}: ${key}: is not in English`),
    ]
  })
}

type Sections = Readonly<Record<string, unknown>>

async function printAllPages(root: string): Promise<string[]> {
  const problems: string[] = []
  const attempt = async (print: () => unknown) => {
    try {
      await print()
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
    }
  }
  for (const file of globSync('site/views/*/*-sections.ts', { cwd: root }).sort()) {
    const page = (await import(join(root, file))) as Sections
    for (const sections of Object.values(page)) {
      if (typeof sections === 'function') await attempt(() => sections('en'))
    }
  }
  const { routesIn } = await import('../../site/content/routes.ts')
  await attempt(() => routesIn('en'))
  problems.push(...(await figureProblems()))
  const documents = await import('../../site/content/documents/document-series.ts')
  await attempt(() => documents.documentSeries('en'))
  return problems
}

/** Figures without words, words without a figure, and placeholders in them that name nothing. */
async function figureProblems(): Promise<string[]> {
  const { registry } = await import('../../site/figures/registry.ts')
  const { figureWords } = await import('../../site/figures/figure-words.ts')
  const said = Object.values(registry).flatMap((figure) => {
    try {
      return [figure.text, figure.label, figure.basisText].filter((text) => text === '')
    } catch (error) {
      return [`${figure.key}: ${error instanceof Error ? error.message : error}`]
    }
  })
  const spare = Object.keys(figureWords('en').figures).filter((key) => !(key in registry))
  return [...said, ...spare.map((key) => `${key}: there is no such figure`)].map(
    (problem) => `site/words/figures/en.json: figures.${problem}`,
  )
}

/** Of the words of pages and documents; others of `site/words` are read in more places than are tried here. */
function unusedTexts(texts: readonly Text[]): string[] {
  const read = readKeys()
  return texts
    .filter(({ file }) => /^site\/(?:views|words\/documents)\/.*\/en\.json$/.test(file))
    .filter(({ file }) => !file.startsWith('site/words/documents/series/'))
    .filter(({ file, key }) => !read.get(file)?.has(key))
    .map(({ file, key }) => `${file}: ${key}: nothing reads it`)
}
