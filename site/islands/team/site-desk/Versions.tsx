import { useState } from 'react'
import { isArticle } from '../../../../contract/article-file.ts'
import { isPhotograph, shownBy } from '../../../../contract/photographs.ts'
import type { DeskValue, DeskVersions } from '../../../../contract/site-desk.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Panel } from '../parts/Panel.tsx'
import { asText, labelOf } from './field-words.ts'
import { useGoBack, useVersions } from './use-desk.ts'

type Version = DeskVersions['versions'][number]

/** The last versions of the site, who published each and what it changed; one press brings one back. */
export function Versions() {
  const asked = useVersions()
  const [chosen, choose] = useState<Version>()
  const [done, setDone] = useState('')
  const back = useGoBack(() => {
    setDone('That version is live again.')
    choose(undefined)
  })
  return (
    <Panel
      id="versions"
      level={2}
      heading="Versions"
      note="The last ten that were built. Going back takes a moment and loses nothing: the version you leave stays in this list."
    >
      <p role="status" className="admin-done">
        {done}
      </p>
      <Awaited of={asked} room="rows">
        {({ versions }) => (
          <ol className="admin-rows">
            {versions.map((version) => (
              <li key={version.name} className="admin-row" data-live={version.live}>
                <div>
                  <h3>
                    <Moment at={version.builtAt} />
                  </h3>
                  <p className="note">
                    {version.by ? `Published by ${version.by}` : 'Built on the machine'}
                    {version.live && ' · live now'}
                  </p>
                  <Changed changes={version.changes} />
                </div>
                {!version.live && (
                  <div className="admin-row-actions">
                    <button
                      type="button"
                      className="action action-outline"
                      onClick={() => {
                        back.reset()
                        choose(version)
                      }}
                    >
                      Go back to this
                    </button>
                  </div>
                )}
              </li>
            ))}
          </ol>
        )}
      </Awaited>
      {chosen && (
        <ConfirmDialog
          title="Go back to this version?"
          confirm="Go back"
          busy={back.isPending}
          refusal={back.error?.message}
          onConfirm={() => back.mutate(chosen.name)}
          onClose={() => choose(undefined)}
        >
          <p>
            Visitors see the version of <Moment at={chosen.builtAt} /> at once.{' '}
            {chosen.holdsWords
              ? 'Words, facts and figures become what they were then. Drafts stay as they are.'
              : 'It was built before versions held their words, so the words here stay as they are.'}
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function Changed({ changes }: { changes: Version['changes'] }) {
  if (changes.length === 0) return null
  return (
    <details>
      <summary>{changes.length === 1 ? 'One change' : `${changes.length} changes`}</summary>
      <ul className="desk-changes">
        {changes.map(({ file, key, was, now }) => (
          <li key={`${file} ${key}`}>
            <b>{labelOf(key)}</b> <del>{inWords(was)}</del> <ins>{inWords(now)}</ins>
            <small>{file}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** An article by its title alone, a photograph by what it shows: the whole stands in its editor. */
function inWords(value: DeskValue): string {
  if (isArticle(value)) return value.title
  return (isPhotograph(value) ? shownBy(value, 'en') : asText(value)) || 'nothing'
}
