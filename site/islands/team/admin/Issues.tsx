import { useState } from 'react'
import type { Issue } from '../../../../contract/team-newsletter.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { Panel } from '../parts/Panel.tsx'
import { IssueForm } from './IssueForm.tsx'
import { IssueItem } from './IssueItem.tsx'
import { useIssues } from './use-issues.ts'

/** Issues of the newsletter: written from articles, tried on oneself, sent. */
export function Issues() {
  const list = useIssues()
  const [writing, setWriting] = useState<Issue | 'new'>()
  return (
    <Panel
      id="issues"
      level={2}
      heading="Issues"
      note="Readers were promised new articles and new editions of documents, and nothing else. An issue goes out slowly, once to each confirmed reader, with a link to leave."
    >
      <Awaited of={list} room="rows">
        {({ issues, articles }) => (
          <>
            {writing ? (
              <IssueForm
                key={writing === 'new' ? writing : writing.id}
                draft={writing === 'new' ? undefined : writing}
                articles={articles}
                onDone={() => setWriting(undefined)}
              />
            ) : (
              <button
                type="button"
                className="action action-outline issue-new"
                onClick={() => setWriting('new')}
              >
                Write an issue
              </button>
            )}
            {issues.length === 0 ? (
              <p className="panel-empty">No issue has been written yet.</p>
            ) : (
              <ul className="admin-rows">
                {issues.map((issue) => (
                  <IssueItem key={issue.id} issue={issue} onEdit={() => setWriting(issue)} />
                ))}
              </ul>
            )}
          </>
        )}
      </Awaited>
    </Panel>
  )
}
