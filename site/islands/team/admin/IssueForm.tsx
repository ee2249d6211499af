import { type SubmitEvent, useRef } from 'react'
import type { OfferedArticle } from '../../../../contract/server-file.ts'
import {
  type Issue,
  longestIntroduction,
  longestTitle,
} from '../../../../contract/team-newsletter.ts'
import { describedBy, Field } from '../../../ui/Field.tsx'
import { Message } from '../../../ui/Message.tsx'
import { TeamCallError } from '../team-call.ts'
import { useSaveIssue } from './use-issues.ts'
import './IssueForm.css'

type IssueFormProps = {
  /** Undefined for a new one. */
  draft: Issue | undefined
  articles: readonly OfferedArticle[]
  onDone: () => void
}

/** Title, introduction and the articles that an issue tells of. */
export function IssueForm({ draft, articles, onDone }: IssueFormProps) {
  const save = useSaveIssue(draft?.id, onDone)
  const form = useRef<HTMLFormElement>(null)
  const wrong = save.error instanceof TeamCallError ? save.error.fields : {}

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (save.isPending) return
    const data = new FormData(event.currentTarget)
    save.mutate({
      title: String(data.get('title') ?? ''),
      introduction: String(data.get('introduction') ?? ''),
      articles: data.getAll('articles').map(String),
    })
  }

  const title = {
    name: 'title',
    label: 'Title, which is the subject too',
    error: wrong.title ?? '',
  }
  const introduction = {
    name: 'introduction',
    label: 'Introduction',
    hint: 'An empty line begins a paragraph.',
    error: wrong.introduction ?? '',
  }
  return (
    <form ref={form} className="issue-form" aria-label="Issue" noValidate onSubmit={send}>
      <div role="alert">{save.error && <Message kind="wrong" title={save.error.message} />}</div>
      <Field {...title} required>
        <input
          id="title"
          name="title"
          maxLength={longestTitle}
          defaultValue={draft?.title}
          aria-required
          aria-invalid={wrong.title ? true : undefined}
          aria-describedby={describedBy(title)}
        />
      </Field>
      <Field {...introduction} required>
        <textarea
          id="introduction"
          name="introduction"
          rows={6}
          maxLength={longestIntroduction}
          defaultValue={draft?.introduction}
          aria-required
          aria-invalid={wrong.introduction ? true : undefined}
          aria-describedby={describedBy(introduction)}
        />
      </Field>
      <fieldset className="issue-articles">
        <legend>Articles</legend>
        {articles.map(({ id, title: name, excerpt }) => (
          <label key={id}>
            <input
              type="checkbox"
              name="articles"
              value={id}
              defaultChecked={draft?.articles.some((chosen) => chosen.id === id)}
            />
            <span>
              <b>{name}</b> {excerpt}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="admin-row-actions">
        <button type="submit" className="action action-primary" disabled={save.isPending}>
          Save draft
        </button>
        <button type="button" className="action action-text" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  )
}
