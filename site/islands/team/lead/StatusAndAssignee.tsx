import { leadStatuses } from '../../../../contract/lead-filters.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { useSignedIn } from '../account-context.ts'
import { shortName, statusLabels } from '../lead-words.ts'
import { useColleagues } from '../use-colleagues.ts'
import type { LeadChange } from './lead-change.ts'
import type { Undo } from './use-change-lead.ts'

type StatusAndAssigneeProps = {
  lead: LeadDetail
  onChange: (change: LeadChange) => void
  saving: boolean
  /** Why the last change did not come through. */
  problem: string
  /** What was done last and can be taken back. */
  undo: Undo | null
}

/** Where a message stands and who sees to it; both change at a press. */
export function StatusAndAssignee({
  lead,
  onChange,
  saving,
  problem,
  undo,
}: StatusAndAssigneeProps) {
  const { address } = useSignedIn()
  const colleagues = useColleagues()
  const me = colleagues.find((each) => each.address === address)
  // Whoever left the team meanwhile still has it.
  const gone = lead.assignee && !colleagues.some(({ id }) => id === lead.assignee?.id)
  const choices = gone && lead.assignee ? [...colleagues, lead.assignee] : colleagues

  return (
    <section aria-label="Status and assignee">
      <fieldset>
        <legend className="label">Status</legend>
        <div className="lead-statuses">
          {leadStatuses.map((status) => (
            <button
              key={status}
              type="button"
              aria-pressed={lead.status === status}
              onClick={() => lead.status !== status && onChange({ status })}
            >
              {statusLabels[status]}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="lead-assignee">
        <label>
          <span className="label">Assigned to</span>
          <select
            className="team-control"
            value={lead.assignee?.id ?? ''}
            onChange={({ target }) =>
              onChange({ assignee: choices.find(({ id }) => id === target.value) ?? null })
            }
          >
            <option value="">Nobody</option>
            {choices.map((each) => (
              <option key={each.id} value={each.id}>
                {shortName(each)}
              </option>
            ))}
          </select>
        </label>
        {me && lead.assignee?.id !== me.id && (
          <button
            type="button"
            className="action action-text"
            onClick={() => onChange({ assignee: me })}
          >
            Assign to me
          </button>
        )}
      </div>
      <div role="status" className="lead-undo note">
        {saving && <p>Saving …</p>}
        {!saving && undo && (
          <p>
            {undo.words}{' '}
            <button
              type="button"
              className="action action-text"
              onClick={() => onChange(undo.change)}
            >
              Undo
            </button>
          </p>
        )}
      </div>
      <div role="alert">{problem && <p className="lead-told">{problem}</p>}</div>
    </section>
  )
}
