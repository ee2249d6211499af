import { useState } from 'react'
import type { LeadFilters } from '../../../../contract/lead-filters.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { counted } from '../lead-words.ts'
import { exportLeads } from './export-leads.ts'
import { activeFilters, type ChoiceFilter } from './filter-options.ts'
import { mostCounted } from './most-counted.ts'

type ListHeadProps = {
  count: number | null
  filters: LeadFilters
  written: string
  choices: readonly ChoiceFilter[]
  onFilter: (filters: LeadFilters) => void
  onKeys: () => void
}

/** How many messages the list has, under which filters, and what can be done with all of them. */
export function ListHead({ count, filters, written, choices, onFilter, onKeys }: ListHeadProps) {
  const active = activeFilters(filters, choices)
  const [notice, setNotice] = useState('')

  function without(name: keyof LeadFilters): void {
    const { [name]: _, ...others } = filters
    onFilter(others)
  }

  async function download(): Promise<void> {
    setNotice('The file is being made …')
    try {
      await exportLeads(written)
      setNotice('The file is in your downloads.')
    } catch (error) {
      setNotice((error as Error).message)
    }
  }

  return (
    <div className="inbox-head">
      <p className="inbox-count" role="status">
        {count === null ? ' ' : countWords(count, filters)}
      </p>
      {active.length > 0 && (
        <ul className="inbox-active" aria-label="Filters">
          {active.map(({ name, words }) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Without the filter ${words}`}
                onClick={() => without(name)}
              >
                {words}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => onFilter({})}>
              Clear
            </button>
          </li>
        </ul>
      )}
      <p className="inbox-told note" role="status">
        {notice}
      </p>
      <button type="button" className="action action-text" onClick={() => void download()}>
        Export as CSV
      </button>
      <button type="button" className="action action-text inbox-keys" onClick={onKeys}>
        Keys
      </button>
    </div>
  )
}

function countWords(count: number, { status }: LeadFilters): string {
  const words = counted(count, 'message')
  const more = count >= mostCounted ? `More than ${words}` : words
  return status ? more : more.replace(/message/, 'open message')
}
