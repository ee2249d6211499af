import { useState } from 'react'
import type { LaunchList, LaunchLine as Line } from '../../../../contract/team-launch.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Panel } from '../parts/Panel.tsx'
import { LaunchLine } from './LaunchLine.tsx'
import { useLaunch, useLaunchList } from './use-launch.ts'
import '../admin/admin.css'
import './Launch.css'

/** What must be true before the site is launched, tested line by line, and the step itself. */
export function Launch() {
  const list = useLaunchList()
  const [asking, setAsking] = useState(false)
  const launch = useLaunch(() => setAsking(false))
  return (
    <div className="admin launch">
      <Awaited of={list} room="page">
        {(shown) => (
          <Panel
            id="launch"
            level={2}
            heading={shown.launched ? 'The site is launched' : 'Before the launch'}
            note={<Standing list={shown} />}
          >
            {!shown.launched && (
              <button
                type="button"
                className="action action-primary"
                disabled={!shown.mayLaunch}
                onClick={() => setAsking(true)}
              >
                Launch
              </button>
            )}
            <ol className="launch-lines">
              {shown.lines.map((line) => (
                <LaunchLine key={line.key} line={line} />
              ))}
            </ol>
          </Panel>
        )}
      </Awaited>
      {asking && (
        <ConfirmDialog
          title="Launch the site?"
          confirm="Launch"
          busy={launch.isPending}
          refusal={launch.error?.message}
          onConfirm={() => launch.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>
            Search engines may list every public page from then on. The record keeps that you
            launched it, and when.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function Standing({ list: { launched, lines } }: { list: LaunchList }) {
  if (launched) {
    return (
      <>
        On <Moment at={launched.at} />, by {launched.by}. The list goes on testing.
      </>
    )
  }
  const held = red(lines, 'must')
  const hindered =
    held === 0
      ? 'Every must is green.'
      : `${held === 1 ? 'One must is' : `${held} musts are`} red: until then Launch cannot be pressed.`
  return <>{hindered} Until the launch search engines are asked to stay away.</>
}

function red(lines: readonly Line[], weight: Line['weight']): number {
  return lines.filter((line) => line.weight === weight && !line.green).length
}
