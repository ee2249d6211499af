import { useState } from 'react'
import type { DeskOverview } from '../../../../contract/site-desk.ts'
import { Message } from '../../../ui/Message.tsx'
import { UnderWay } from '../../../ui/UnderWay.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import {
  useBegin,
  useCheck,
  useCheckFailure,
  useIsChecking,
  useProblems,
  useWork,
} from './use-desk.ts'
import { Problems, WorkState } from './WorkState.tsx'

/** What waits to be published, whether it is right, and what publishes it. */
export function PublishBar({ overview }: { overview: DeskOverview }) {
  const [asks, ask] = useState(false)
  const { data: work } = useWork()
  const problems = useProblems()
  const check = useCheck()
  const isChecking = useIsChecking()
  const checkFailure = useCheckFailure()
  const publish = useBegin('publish')
  const drafts = overview.files.flatMap(({ file, title, draft }) =>
    draft ? [{ file, title, ...draft }] : [],
  )
  const changed = drafts.reduce((sum, draft) => sum + draft.changed, 0)
  const isBusy = work?.endedAt === null
  const nothing = changed === 0 && overview.unpublished.length === 0

  function send(): void {
    const seen = Object.fromEntries(drafts.map(({ file, version }) => [file, version]))
    ask(false)
    publish.mutate({ drafts: seen })
  }

  return (
    <section className="desk-publish" aria-labelledby="desk-publish-heading">
      <h2 id="desk-publish-heading">
        {changed === 0
          ? 'No draft waits'
          : `${changed} ${changed === 1 ? 'change' : 'changes'} in draft`}
      </h2>
      {drafts.length > 0 && (
        <p>{drafts.map(({ title, changed: of }) => `${title} (${of})`).join(', ')}</p>
      )}
      {overview.unpublished.length > 0 && (
        <p>Changed by other means, and not live yet: {overview.unpublished.join(', ')}</p>
      )}
      <div className="desk-actions">
        <button
          type="button"
          className="action action-outline"
          disabled={isBusy || isChecking || changed === 0}
          onClick={() => check.mutate()}
        >
          Check
        </button>
        <button
          type="button"
          className="action action-primary"
          disabled={isBusy || publish.isPending || nothing}
          onClick={() => ask(true)}
        >
          Publish
        </button>
      </div>
      <div role="alert">
        {checkFailure && (
          <Message kind="wrong" title="The draft was not checked" description={checkFailure} />
        )}
        {publish.error && <Message kind="wrong" title={publish.error.message} />}
        <Problems problems={problems ?? []} />
      </div>
      <div role="status">
        {isChecking && <p>Checking …</p>}
        {isChecking && <UnderWay />}
        {problems?.length === 0 && changed > 0 && !isChecking && !isBusy && (
          <p>The check found nothing wrong.</p>
        )}
        {work && <WorkState work={work} />}
      </div>
      {asks && (
        <ConfirmDialog
          title="Publish these changes?"
          confirm="Publish"
          busy={false}
          refusal={undefined}
          onConfirm={send}
          onClose={() => ask(false)}
        >
          <ul>
            {drafts.map(({ file, title, changed: of, by }) => (
              <li key={file}>
                {title}: {of}, saved last by {by}
              </li>
            ))}
          </ul>
          <p>
            The site is built aside, which takes about a minute, and goes live only when all is
            right. The version before stays under Versions.
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
