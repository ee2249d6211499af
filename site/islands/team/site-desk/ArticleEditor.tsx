import { useState } from 'react'
import { type ArticleFile, isArticle } from '../../../../contract/article-file.ts'
import type { DeskField, DeskFile, DeskOverview } from '../../../../contract/site-desk.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Panel } from '../parts/Panel.tsx'
import { followLink, goTo } from '../team-address.ts'
import { ArticleFields } from './ArticleFields.tsx'
import { asTyped, emptyArticle } from './article-parts.ts'
import { hrefOfPart } from './desk-address.ts'
import { SaveBar } from './SaveBar.tsx'
import { useFile } from './use-desk.ts'
import { type DraftInHand, useDraft } from './use-draft.ts'

type ArticleEditorProps = { file: string; overview: DeskOverview }

/** An article: its texts, its day, its parts. */
export function ArticleEditor({ file, overview }: ArticleEditorProps) {
  const asked = useFile(file)
  return (
    <>
      <p className="desk-back">
        <a href={hrefOfPart('articles')} onClick={followLink}>
          All articles
        </a>
      </p>
      <Awaited of={asked} room="page">
        {(shown) => <Article key={shown.file} file={shown} overview={overview} />}
      </Awaited>
    </>
  )
}

const toList = () => goTo(hrefOfPart('articles'))

function Article({ file, overview }: { file: DeskFile; overview: DeskOverview }) {
  const draft = useDraft(file)
  const [asks, ask] = useState(false)
  const field = file.fields[0]
  const value = draft.valueOf('article')
  const isPublished = field?.published !== null
  const hasDraft = field?.draft !== undefined || draft.edit('article') !== undefined
  const article = isArticle(value) ? value : undefined
  const put = (next: ArticleFile) => draft.put('article', next)
  return (
    <Panel
      id="article"
      level={2}
      heading={article?.title || file.title}
      note={
        <>
          {file.by !== null && file.at !== null && (
            <>
              Draft saved last by {file.by}, <Moment at={file.at} />.{' '}
            </>
          )}
          Paragraphs are parted by an empty line.
        </>
      }
    >
      <form className="desk-fields" onSubmit={(event) => event.preventDefault()}>
        {field && <Others field={field} draft={draft} />}
        {article ? (
          <ArticleFields article={article} draft={draft} overview={overview} onChange={put} />
        ) : (
          <div className="desk-gone">
            <p>{isPublished ? 'In this draft the article leaves the site.' : 'Nothing is here.'}</p>
            <button
              type="button"
              className="action action-text"
              onClick={() =>
                put(
                  isArticle(field?.published ?? null)
                    ? (field?.published as unknown as ArticleFile)
                    : emptyArticle('', new Date()),
                )
              }
            >
              {isPublished ? 'Keep it' : 'Write it'}
            </button>
          </div>
        )}
        <div className="desk-actions">
          {hasDraft && (
            <button
              type="button"
              className="action action-text"
              onClick={() => draft.drop('article', isPublished ? () => undefined : toList)}
            >
              Delete this draft
            </button>
          )}
          {isPublished && article && (
            <button type="button" className="action action-text" onClick={() => ask(true)}>
              Take the article off the site
            </button>
          )}
        </div>
        <SaveBar {...draft} onSave={draft.save} onClear={draft.clear} />
      </form>
      {asks && (
        <ConfirmDialog
          title="Take this article off the site?"
          confirm="Put it into the draft"
          busy={false}
          refusal={undefined}
          onConfirm={() => {
            draft.put('article', null)
            ask(false)
          }}
          onClose={() => ask(false)}
        >
          <p>Links to it lead to Resources. It comes back with the version before.</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

/** What somebody else has saved or published meanwhile, whole, beside what is typed here. */
function Others({ field, draft }: { field: DeskField; draft: DraftInHand }) {
  const theirs = draft.theirs(field)
  const told = [
    ['Saved meanwhile by somebody else', theirs],
    ['Published when this draft began; that has changed since', field.overtaken],
  ] as const
  return told.map(([what, article]) =>
    isArticle(article) ? (
      <details key={what} className="desk-theirs">
        <summary>{what}</summary>
        <p>{article.title}</p>
        <p>{article.excerpt}</p>
        {article.parts.map((part) => (
          <p key={part.paragraphs[0]}>
            {part.heading && <b>{part.heading}: </b>}
            {asTyped(part)}
          </p>
        ))}
      </details>
    ) : null,
  )
}
