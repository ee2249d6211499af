import { useState } from 'react'
import { articleFile, articleIdFor, articleIn } from '../../../../contract/article-file.ts'
import type { DeskOverview } from '../../../../contract/site-desk.ts'
import { Moment } from '../parts/Moment.tsx'
import { Panel } from '../parts/Panel.tsx'
import { followLink } from '../team-address.ts'
import { emptyArticle } from './article-parts.ts'
import { hrefOfPart, openArticle } from './desk-address.ts'
import { useEdits } from './edits.ts'

/** Every article, in draft or published, and a new one. */
export function ArticleList({ overview }: { overview: DeskOverview }) {
  const listed = overview.files.filter(({ group }) => group === 'articles')
  const articles = listed.filter(({ file }) => articleIn(file))
  const given = new Set(articles.map(({ file }) => articleIn(file) ?? ''))
  return (
    <Panel
      id="articles"
      level={2}
      heading="Articles"
      note="They stand on Resources and in the feed, the newest day first. The newsletter is written from them."
    >
      <NewArticle given={given} />
      <ul className="desk-files">
        {articles.map(({ file, title, texts, draft }) => (
          <li key={file}>
            <a href={hrefOfPart('articles', file)} onClick={followLink}>
              {title}
            </a>
            <span>{texts === 0 ? 'Not published yet' : 'Published'}</span>
            {draft && (
              <span className="desk-draft">
                In draft, {draft.by}, <Moment at={draft.at} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The title gives the article its address, which stays when the title changes. */
function NewArticle({ given }: { given: ReadonlySet<string> }) {
  const [title, setTitle] = useState('')
  const file = articleFile(articleIdFor(title, given))
  const edits = useEdits(file)

  function begin(): void {
    edits.put('article', emptyArticle(title.trim(), new Date()))
    openArticle(file)
  }

  return (
    <form
      className="desk-new"
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim()) begin()
      }}
    >
      <div className="field">
        <label htmlFor="article-new">Title of a new article</label>
        <input
          id="article-new"
          value={title}
          maxLength={90}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <button type="submit" className="action action-outline" disabled={title.trim() === ''}>
        Write it
      </button>
    </form>
  )
}
