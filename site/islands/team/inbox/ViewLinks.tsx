import type { LeadFilters } from '../../../../contract/lead-filters.ts'
import { followLink } from '../team-address.ts'
import { inboxViews, isView } from './inbox-views.ts'
import { inboxHref } from './use-lead-filters.ts'
import './ViewLinks.css'

/** The day's work, as links: each can be kept, opened in a tab, sent on. */
export function ViewLinks({ filters }: { filters: LeadFilters }) {
  return (
    <nav className="inbox-views" aria-label="Views">
      {inboxViews.map(({ id, label, filters: view }) => (
        <a
          key={id}
          href={inboxHref(view, null)}
          aria-current={isView(view, filters) ? 'page' : undefined}
          onClick={followLink}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
