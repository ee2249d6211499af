import { type SubmitEvent, useId, useRef, useState } from 'react'
import { tagLimits, tagOf } from '../../../../contract/lead-tags.ts'
import type { LeadDetail } from '../../../../contract/team-leads.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useTags } from '../inbox/use-tags.ts'
import { FollowUp } from './FollowUp.tsx'
import type { LeadChange } from './lead-change.ts'

type LeadPlanProps = { lead: LeadDetail; onChange: (change: LeadChange) => void }

/** Whether it is an emergency, when it is taken up again, and what it is found by. */
export function LeadPlan({ lead, onChange }: LeadPlanProps) {
  return (
    <section aria-label="Emergency, follow-up and tags" className="lead-plan">
      <div className="lead-plan-need">
        {lead.need !== 'emergency' && (
          <button
            type="button"
            className="action action-outline"
            onClick={() => onChange({ need: 'emergency' })}
          >
            Mark as an emergency
          </button>
        )}
        {lead.need && (
          <button
            type="button"
            className="action action-outline"
            onClick={() => onChange({ need: null })}
          >
            No emergency
          </button>
        )}
      </div>
      <FollowUp lead={lead} onChange={onChange} />
      <LeadTags lead={lead} onChange={onChange} />
    </section>
  )
}

function LeadTags({ lead: { tags }, onChange }: LeadPlanProps) {
  const known = useTags()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const isFull = tags.length >= tagLimits.each

  function add(event: SubmitEvent): void {
    event.preventDefault()
    const tag = tagOf(typed)
    setTyped('')
    if (tag && !tags.includes(tag)) onChange({ tags: [...tags, tag].sort() })
    field.current?.focus()
  }

  return (
    <form aria-label="Tags" className="lead-tags" onSubmit={add}>
      {tags.length > 0 && (
        <ul>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Without the tag ${tag}`}
                onClick={() => onChange({ tags: tags.filter((each) => each !== tag) })}
              >
                {tag}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <label>
          <span className="label">New tag</span>
          <input
            ref={field}
            className="team-control"
            list={`${id}-known`}
            maxLength={tagLimits.length}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <datalist id={`${id}-known`}>
            {known
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </label>
      )}
      {!isFull && (
        <button type="submit" className="action action-text">
          Add the tag
        </button>
      )}
    </form>
  )
}
