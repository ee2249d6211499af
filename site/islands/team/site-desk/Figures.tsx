import { useState } from 'react'
import { ownerSettingsFile } from '../../../../contract/owner-settings.ts'
import type { DeskFigures, DeskFile } from '../../../../contract/site-desk.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { Panel } from '../parts/Panel.tsx'
import { FigureRow } from './FigureRow.tsx'
import { GoingDialog } from './GoingDialog.tsx'
import { PairChoice } from './PairChoice.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useFigures, useFile } from './use-desk.ts'
import { useDraft } from './use-draft.ts'
import { type Choice, whatGoes } from './what-goes.ts'

/** Figures: changed, settled where there are two readings, taken off the site. */
export function Figures() {
  const file = useFile(ownerSettingsFile)
  return (
    <Awaited of={useFigures()} room="page">
      {(figures) => (
        <Awaited of={file} room="page">
          {(settings) => <FiguresForm figures={figures} file={settings} />}
        </Awaited>
      )}
    </Awaited>
  )
}

function FiguresForm({ figures, file }: { figures: DeskFigures; file: DeskFile }) {
  const draft = useDraft(file)
  const [asked, ask] = useState<{ title: string; to: Choice }>()
  const [sought, seek] = useState('')
  const now: Choice = {
    withheld: (draft.valueOf('withheld') ?? []) as readonly string[],
    settled: (draft.valueOf('settled') ?? {}) as Readonly<Record<string, string>>,
  }
  const changed = (draft.valueOf('changed') ?? {}) as Readonly<Record<string, readonly number[]>>

  function choose({ withheld, settled }: Choice): void {
    draft.put('withheld', withheld)
    draft.put('settled', settled)
    ask(undefined)
  }

  function change(key: string, numbers: readonly number[] | undefined): void {
    const { [key]: _, ...others } = changed
    draft.put('changed', numbers ? { ...others, [key]: numbers } : others)
  }

  const safe: Choice = {
    withheld: [...new Set([...now.withheld, ...figures.launchSafe.withheld])],
    settled: { ...figures.launchSafe.settled, ...now.settled },
  }
  const words = sought.trim().toLowerCase()
  const shown = figures.figures.filter(({ key, label, text }) =>
    `${key} ${label} ${text}`.toLowerCase().includes(words),
  )
  const errors = ['withheld', 'settled', 'changed'].flatMap((key) => draft.errorAt(key) ?? [])
  return (
    <Panel
      id="figures"
      level={2}
      heading="Figures"
      note="What leaves the site takes its sentence along, on every page, drawing, document and mail. Nothing changes before it is published."
    >
      <form className="desk-fields" onSubmit={(event) => event.preventDefault()}>
        <section>
          <h3>I have no proof yet</h3>
          <p className="panel-note">
            Takes off every figure that somebody could turn against you, and keeps the more careful
            reading where there are two. You put each back once you can prove it.
          </p>
          <button
            type="button"
            className="action action-outline"
            onClick={() => ask({ title: 'Take off what has no proof?', to: safe })}
          >
            Choose the launch-safe set
          </button>
        </section>
        <section>
          <h3>Two readings of one thing</h3>
          {figures.pairs.map((pair) => (
            <PairChoice
              key={pair.pair}
              pair={pair}
              figures={figures.figures}
              kept={now.settled[pair.pair]}
              onChoose={(reading) => {
                const { [pair.pair]: _, ...others } = now.settled
                const settled = reading ? { ...others, [pair.pair]: reading } : others
                const to = { withheld: now.withheld, settled }
                if (reading) ask({ title: 'Settle this pair?', to })
                else choose(to)
              }}
            />
          ))}
        </section>
        <section>
          <h3>Every figure</h3>
          <div className="field desk-seek">
            <label htmlFor="figure-seek">Find a figure by its number or words</label>
            <input
              id="figure-seek"
              type="search"
              value={sought}
              onChange={({ target }) => seek(target.value)}
            />
          </div>
          {errors.map((error) => (
            <p key={error} className="field-error" role="alert">
              {error}
            </p>
          ))}
          <ul className="admin-rows">
            {shown.map((figure) => (
              <FigureRow
                key={figure.key}
                figure={figure}
                withheld={now.withheld.includes(figure.key)}
                changed={changed[figure.key]}
                onChange={(numbers) => change(figure.key, numbers)}
                onWithhold={() =>
                  ask({
                    title: `Take off ${figure.text || figure.label}?`,
                    to: { ...now, withheld: [...now.withheld, figure.key] },
                  })
                }
                onShow={() =>
                  choose({ ...now, withheld: now.withheld.filter((key) => key !== figure.key) })
                }
              />
            ))}
          </ul>
        </section>
        <SaveBar {...draft} onSave={draft.save} onClear={draft.clear} />
      </form>
      {asked && (
        <GoingDialog
          title={asked.title}
          going={whatGoes(now, asked.to, figures)}
          onConfirm={() => choose(asked.to)}
          onClose={() => ask(undefined)}
        />
      )}
    </Panel>
  )
}
