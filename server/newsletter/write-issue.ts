import type { OfferedArticle } from '../../contract/server-file.ts'
import type { IssueCall } from '../../contract/team-newsletter.ts'
import type { IssueWords } from './issue-store.ts'

/** The words of an issue, its articles as they are published now; the first id of none where there is one. */
export function writeIssue(
  { title, introduction, articles }: IssueCall,
  offered: readonly OfferedArticle[],
): IssueWords | { unknown: string } {
  const chosen: OfferedArticle[] = []
  for (const id of new Set(articles)) {
    const article = offered.find((known) => known.id === id)
    if (!article) return { unknown: id }
    chosen.push(article)
  }
  return { title, introduction, articles: chosen }
}
