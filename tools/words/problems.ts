import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type ArticleFile, articleErrors, articleIn } from '../../contract/article-file.ts'
import { placeholdersIn } from '../../contract/words/format-message.ts'
import { firstLanguage, type Language } from '../../contract/words/language.ts'
import { type Text, textsOf } from '../../contract/words/texts-of.ts'
import { pagePaths } from '../../site/content/page-paths.ts'
import { languagesOf, publishedLanguages } from '../../site/content/translated-pages.ts'
import { readKeys, viewOf } from '../../site/words/words-of.ts'
import { tooMuchForBrowsers, unspokenTexts } from './spoken-words.ts'
import { translationProblems } from './translations.ts'

/** Characters that a text may take at its place, by the end of its key. */
const longest: readonly (readonly [place: RegExp, characters: number])[] = [
  [/^meta\.title$/, 60],
  [/^meta\.description$/, 160],
  [/^hero\.title$/, 40],
  [/(?:^|\.)heading$/, 60],
]

/** The most characters that a text may take; undefined where its place gives way. */
export const longestAt = (key: string): number | undefined =>
  longest.find(([place]) => place.test(key))?.[1]

/**
 * @param root of the project.
 * @param words by their file, relative to the root.
 * @param published the languages that must say all that their pages say.
 * @returns a line for each mistake: file, key and what is wrong; none when all is well.
 */
export async function problemsOf(
  root: string,
  words: ReadonlyMap<string, unknown>,
  published: readonly Language[] = publishedLanguages,
): Promise<string[]> {
  const texts = [...words].flatMap(([file, tree]) => textsOf(file, tree))
  const keysOf = (file: string) => textsOf(file, words.get(file)).map(({ key }) => key)
  const mistakes = [
    ...brokenTexts(texts),
    ...longTexts(texts),
    ...articleProblems(words),
    ...translationProblems([...words.keys()], keysOf, published),
  ]
  if (mistakes.length > 0) return mistakes
  const unspoken = [...tooMuchForBrowsers(texts), ...unspokenTexts(root, texts)]
  if (unspoken.length > 0) return unspoken
  // A placeholder that names nothing throws while the pages are put together.
  const wrong = await printAllPages(root)
  if (wrong.length > 0) return wrong
  // What leaves the site takes the words around it along, unread: they wait for its return.
  const { siteConfig } = await import('../../site.config.ts')
  const isWhole = siteConfig.withheld.length === 0 && Object.keys(siteConfig.settled).length === 0
  return isWhole ? unusedTexts(texts) : []
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

/** An article is written to its end, and leads on to a page of ours. */
function articleProblems(words: ReadonlyMap<string, unknown>): string[] {
  return [...words]
    .filter(([file]) => dirname(dirname(file)) === 'site/words/articles')
    .flatMap(([file, article]) => {
      if (!articleIn(file)) return [`${file}: title: is no name for an article`]
      const href = (article as Partial<ArticleFile>).next?.href ?? ''
      const errors = articleErrors(article)
      if (errors.length === 0 && !pagePaths.some((path) => path === href)) {
        errors.push(['next.href', 'Choose a page of this site.'])
      }
      return errors.map(([key, what]) => `${file}: ${key}: ${what}`)
    })
}

/** A placeholder is counted as the few letters that most figures take. */
function longTexts(texts: readonly Text[]): string[] {
  return texts.flatMap(({ file, key, text }) => {
    const most = longestAt(key)
    const length = text.replaceAll(/\{[^}]*\}/g, '48,000 L').length
    return most !== undefined && length > most
      ? [`${file}: ${key}: ${length} characters, at most ${most}`]
      : []
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
      if (typeof sections !== 'function') continue
      for (const language of languagesOfView(file)) await attempt(() => sections(language))
    }
  }
  const { routesIn } = await import('../../site/content/routes.ts')
  for (const language of publishedLanguages) await attempt(() => routesIn(language))
  for (const language of publishedLanguages) problems.push(...(await figureProblems(language)))
  const { articles } = await import('../../site/content/articles/articles.ts')
  await attempt(() => articles(firstLanguage))
  const documents = await import('../../site/content/documents/document-series.ts')
  for (const language of publishedLanguages) await attempt(() => documents.documentsIn(language))
  return problems
}

/** A page's words are put together in each language that it exists in; those of no page of ours in all of them. */
function languagesOfView(file: string): readonly Language[] {
  const folder = basename(dirname(file))
  const path = pagePaths.find((known) => viewOf(known) === `site/views/${folder}`)
  return path ? languagesOf(path) : folder === 'not-found' ? publishedLanguages : [firstLanguage]
}

/** Figures without words, words without a figure, and placeholders in them that name nothing. */
async function figureProblems(language: Language): Promise<string[]> {
  const { registry } = await import('../../site/figures/registry.ts')
  const { figureWords } = await import('../../site/figures/figure-words.ts')
  const said = Object.values(registry).flatMap((known) => {
    const figure = known.in(language)
    try {
      return [figure.text, figure.label, figure.basisText].filter((text) => text === '')
    } catch (error) {
      return [`${figure.key}: ${error instanceof Error ? error.message : error}`]
    }
  })
  const spare = Object.keys(figureWords(language).figures).filter((key) => !(key in registry))
  return [...said, ...spare.map((key) => `${key}: there is no such figure`)].map(
    (problem) => `site/words/figures/${language}.json: figures.${problem}`,
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
