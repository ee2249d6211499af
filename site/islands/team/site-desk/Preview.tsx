import { useState } from 'react'
import type { DeskOverview } from '../../../../contract/site-desk.ts'
import { Message } from '../../../ui/Message.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useBegin, useWork } from './use-desk.ts'

const widths = { phone: 'Phone', desktop: 'Desktop' } as const
type Width = keyof typeof widths

/** The draft as visitors would see it, at the width of a phone or a desktop. */
export function Preview({ overview }: { overview: DeskOverview }) {
  const { data: work } = useWork()
  const build = useBegin('preview')
  const [width, setWidth] = useState<Width>('phone')
  const [page, setPage] = useState('/')
  const ready = work?.previewPath
  const pages = overview.files.filter(({ group, path }) => group === 'pages' && path !== null)
  return (
    <Panel
      id="preview"
      level={2}
      heading="Preview"
      note="The draft is built aside, for you and colleagues alone. Its address works for an hour; nothing is sent from its forms, and its search finds nothing."
    >
      <button
        type="button"
        className="action action-outline"
        disabled={work?.endedAt === null || build.isPending}
        onClick={() => build.mutate({})}
      >
        Build a preview of the draft
      </button>
      <div role="alert">{build.error && <Message kind="wrong" title={build.error.message} />}</div>
      {ready && (
        <>
          <div className="desk-preview-choice">
            <div className="field">
              <label htmlFor="preview-page">Page</label>
              <NativeSelect
                id="preview-page"
                value={page}
                options={pages.map(({ path, title }) => ({ value: path ?? '/', label: title }))}
                onChange={({ target }) => setPage(target.value)}
              />
            </div>
            <fieldset>
              <legend>Width</legend>
              {Object.entries(widths).map(([name, label]) => (
                <label key={name}>
                  <input
                    type="radio"
                    name="preview-width"
                    checked={width === name}
                    onChange={() => setWidth(name as Width)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
            <a href={`${ready.slice(0, -1)}${page}`} target="_blank" rel="noreferrer">
              Open in a tab of its own
            </a>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide page is scrolled sideways by keyboard. */}
          <section className="desk-frame" data-width={width} aria-label="The page" tabIndex={0}>
            <iframe
              key={`${ready}${page}${width}`}
              src={`${ready.slice(0, -1)}${page}`}
              title={`Preview of ${page}`}
            />
          </section>
        </>
      )}
    </Panel>
  )
}
