import { useState } from 'react'
import { type LeadStatus, leadStatuses } from '../../../../contract/lead-filters.ts'
import { type Colleague, mostSelected, type SelectedLead } from '../../../../contract/team-leads.ts'
import { counted, shortName, statusLabels } from '../lead-words.ts'
import { type LeadsChange, useChangeLeads } from './change-leads.ts'
import { mostCounted } from './most-counted.ts'
import './BulkBar.css'

type BulkBarProps = {
  /** The selected leads, also those that the list has not loaded. */
  leads: readonly SelectedLead[]
  colleagues: readonly Colleague[]
  /** Takes what is to stay selected. */
  onSelect: (references: readonly string[]) => void
  /** How many the filters find beyond those, where they can all be selected; null once they are, or for one page. */
  others: number | null
  onSelectAll: () => Promise<{ more: boolean }>
}

/** Status and assignee for all selected messages at once, and what came of it. */
export function BulkBar({ leads, colleagues, onSelect, others, onSelectAll }: BulkBarProps) {
  const [status, setStatus] = useState('')
  const [assignee, setAssignee] = useState('')
  const [notice, setNotice] = useState('')
  const { mutate, isPending, undo, forgetUndo } = useChangeLeads()
  if (leads.length === 0 && !notice) return null

  function change(): void {
    const wanted: LeadsChange = {
      ...(status && { status: status as LeadStatus }),
      ...(assignee && { assigneeId: assignee === 'nobody' ? null : assignee }),
    }
    mutate(
      { leads, change: wanted },
      {
        onSuccess: ({ changed, conflicts }) => {
          setStatus('')
          setAssignee('')
          onSelect(conflicts)
          setNotice(resultWords(changed.length, conflicts.length))
        },
        onError: ({ message }) => setNotice(message),
      },
    )
  }

  async function selectAll(): Promise<void> {
    setNotice('One moment …')
    try {
      const { more } = await onSelectAll()
      setNotice(more ? `At most ${mostSelected.toLocaleString('en')} at once: the newest.` : '')
    } catch (error) {
      setNotice((error as Error).message)
    }
  }

  function takeBack(): void {
    undo?.().then(
      ({ changed, conflicts }) =>
        setNotice(`Undone. ${resultWords(changed.length, conflicts.length)}`),
      (error: Error) => setNotice(error.message),
    )
  }

  return (
    <section className="bulk-bar" aria-label="Selected messages">
      <p role="status">
        {leads.length > 0 ? `${counted(leads.length, 'message')} selected. ${notice}` : notice}
      </p>
      {undo && (
        <button
          type="button"
          className="action action-text"
          disabled={isPending}
          onClick={takeBack}
        >
          Undo
        </button>
      )}
      {leads.length > 0 ? (
        <>
          <Choice
            label="Set the status to"
            value={status}
            onChoose={setStatus}
            options={[
              { value: '', label: 'Keep status' },
              ...leadStatuses.map((value) => ({ value, label: statusLabels[value] })),
            ]}
          />
          <Choice
            label="Assign to"
            value={assignee}
            onChoose={setAssignee}
            options={[
              { value: '', label: 'Keep assignee' },
              { value: 'nobody', label: 'Nobody' },
              ...colleagues.map((each) => ({ value: each.id, label: shortName(each) })),
            ]}
          />
          <button
            type="button"
            className="action action-outline"
            disabled={isPending || !(status || assignee)}
            onClick={change}
          >
            Change {counted(leads.length, 'message')}
          </button>
          {others !== null && (
            <button type="button" className="action action-text" onClick={() => void selectAll()}>
              Select all{' '}
              {others >= mostCounted
                ? `of more than ${others.toLocaleString('en')}`
                : others.toLocaleString('en')}
            </button>
          )}
          <button type="button" className="action action-text" onClick={() => onSelect([])}>
            Select none
          </button>
        </>
      ) : (
        <button
          type="button"
          className="action action-text"
          onClick={() => {
            setNotice('')
            forgetUndo()
          }}
        >
          Close
        </button>
      )}
    </section>
  )
}

type ChoiceProps = {
  label: string
  value: string
  onChoose: (value: string) => void
  options: readonly { value: string; label: string }[]
}

function Choice({ label, value, onChoose, options }: ChoiceProps) {
  return (
    <select
      className="team-control"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function resultWords(changed: number, conflicts: number): string {
  const done = `${counted(changed, 'message')} changed.`
  if (conflicts === 0) return done
  return `${done} ${conflicts} changed by others meanwhile: see how they stand now, then choose again.`
}
