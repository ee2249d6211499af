import { type Ref, useState } from 'react'
import type { LeadFilters } from '../../../../contract/lead-filters.ts'
import { type ChoiceFilter, type FilterName, withFilter } from './filter-options.ts'
import { SearchBox } from './SearchBox.tsx'
import type { InboxAddress } from './use-lead-filters.ts'
import '../parts/Control.css'
import './FilterBar.css'

type FilterBarProps = {
  filters: LeadFilters
  choices: readonly ChoiceFilter[]
  onFilter: InboxAddress['filter']
  searchBox: Ref<HTMLInputElement>
}

/** Search and filters; the filters open at a press. */
export function FilterBar({ filters, choices, onFilter, searchBox }: FilterBarProps) {
  const [open, setOpen] = useState(false)
  const change = (name: FilterName, value: string) => onFilter(withFilter(filters, name, value))

  function search(text: string): void {
    const { search: _, ...others } = filters
    // Each pause in typing is no step for Back.
    onFilter(text ? { search: text, ...others } : others, { replace: true })
  }

  return (
    <search className="inbox-filters" aria-label="Messages">
      <SearchBox ref={searchBox} value={filters.search ?? ''} onSearch={search} />
      <button
        type="button"
        className="action action-text inbox-filters-open"
        aria-expanded={open}
        aria-controls="inbox-choices"
        onClick={() => setOpen(!open)}
      >
        Filters
      </button>
      <div id="inbox-choices" className="inbox-choices" data-open={open}>
        {choices.map(({ name, label, unset, options }) => (
          <label key={name}>
            <span className="label">{label}</span>
            <select
              value={String(filters[name] ?? '')}
              onChange={(event) => change(name, event.target.value)}
            >
              <option value="">{unset}</option>
              {options.map(({ value, label: words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            <span className="label">{name === 'from' ? 'From' : 'To'}</span>
            <input
              type="date"
              value={filters[name] ?? ''}
              onChange={(event) => change(name, event.target.value)}
            />
          </label>
        ))}
      </div>
    </search>
  )
}
