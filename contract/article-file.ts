/**
 * An article of /resources as its file holds it, `site/words/articles/<id>/en.json`: texts alone, like every file of words.
 * The build, the check of the words and the editor of the team read it by these schemas.
 */
import * as v from 'valibot'
import { isCalendarDay } from './calendar-day.ts'
import type { DeskRecord, DeskValue } from './site-desk.ts'
import { longestText } from './site-desk.ts'

const articlesFolder = 'site/words/articles'
const shape = /^site\/words\/articles\/([a-z\d]+(?:-[a-z\d]+)*)\/en\.json$/
const longestId = 60

/** Anchors that the page has already. */
const taken =
  /^(?:main|downloads|figures|media|newsletter|typefaces|.*-(?:title|description))$|^(?:figure|index|nav|site-menu|footer|resources)-/

/** The id of the article that a file holds, which is its anchor too; undefined for any other file. */
export function articleIn(file: string): string | undefined {
  const id = shape.exec(file)?.[1]
  return id && id.length <= longestId && !taken.test(id) ? id : undefined
}

export const articleFile = (id: string): string => `${articlesFolder}/${id}/en.json`

/** The id of a new article: its title in letters that an address takes, and a number where that is given away. */
export function articleIdFor(title: string, given: ReadonlySet<string>): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
  const id = plain.slice(0, longestId - 4).replaceAll(/^-+|-+$/g, '') || 'article'
  for (let nth = 1; ; nth += 1) {
    const numbered = nth === 1 ? id : `${id}-${nth}`
    if (!given.has(numbered) && !taken.test(numbered)) return numbered
  }
}

const text = (most: number) =>
  v.pipe(v.string('A text is wanted here.'), v.maxLength(most, `At most ${most} characters.`))

/** Written to the end, or not yet: what may stand in a draft. */
const draft = v.strictObject({
  title: text(90),
  /** What it tells, in a sentence or two: list, feed, newsletter, search results. */
  excerpt: text(300),
  category: text(40),
  /** Its day, as `2026-11-24`. */
  date: text(10),
  parts: v.pipe(
    v.array(
      v.strictObject({
        /** The first part opens without one. */
        heading: v.optional(text(60)),
        paragraphs: v.pipe(v.array(text(longestText)), v.maxLength(40, 'At most 40 paragraphs.')),
        /** Placeholders of figures without which the part makes no sense: it goes with any of them. */
        needs: v.optional(text(200)),
      }),
    ),
    v.maxLength(40, 'At most 40 parts.'),
  ),
  /** Where a reader goes on: a page of ours. */
  next: v.strictObject({ href: text(200), label: text(80) }),
})

export type ArticleFile = v.InferOutput<typeof draft>

/** Why a value may not even stand in a draft; undefined where it may. */
export function refusedArticle(value: DeskValue): string | undefined {
  const { issues: [issue] = [] } = v.safeParse(draft, value)
  return issue && `${v.getDotPath(issue) ?? 'article'}: ${issue.message}`
}

/** What is wrong with an article or missing from it, by the key of the text: `parts.0.heading`. */
export function articleErrors(value: unknown): [key: string, what: string][] {
  const { success, output, issues = [] } = v.safeParse(draft, value)
  if (!success) return issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])
  return [...missingTexts(output), ...wrongDay(output), ...wrongLink(output)]
}

function missingTexts({ parts, ...article }: ArticleFile): [string, string][] {
  const missing: [string, string][] = []
  const want = (key: string, given: string | undefined) => {
    if (!given?.trim()) missing.push([key, 'Enter a text.'])
  }
  for (const key of ['title', 'excerpt', 'category'] as const) want(key, article[key])
  want('next.label', article.next.label)
  if (parts.length === 0) missing.push(['parts', 'An article has one part at least.'])
  for (const [at, { heading, paragraphs }] of parts.entries()) {
    if (at > 0) want(`parts.${at}.heading`, heading)
    if (paragraphs.length === 0) missing.push([`parts.${at}.paragraphs`, 'Enter a text.'])
    for (const [nth, paragraph] of paragraphs.entries()) {
      want(`parts.${at}.paragraphs.${nth}`, paragraph)
    }
  }
  return missing
}

const wrongDay = ({ date }: ArticleFile): [string, string][] =>
  isCalendarDay(date) ? [] : [['date', 'Enter a day such as 2026-11-24.']]

const wrongLink = ({ next }: ArticleFile): [string, string][] =>
  /^\/[a-z\d-]*$/.test(next.href) ? [] : [['next.href', 'Choose a page of this site.']]

export const isArticle = (value: DeskValue | undefined): value is DeskRecord & ArticleFile =>
  value !== undefined && v.is(draft, value)
