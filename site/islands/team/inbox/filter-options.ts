import { leadKinds } from '../../../../contract/lead-fields.ts'
import { type LeadFilters, leadInterests, leadStatuses } from '../../../../contract/lead-filters.ts'
import type { Colleague } from '../../../../contract/team-leads.ts'
import { interestLabels, kindLabels, shortName, statusLabels } from '../lead-words.ts'

export type FilterName = Exclude<keyof LeadFilters, 'search'>
type Option = { value: string; label: string }
export type ChoiceFilter = {
  name: FilterName
  label: string
  unset: string
  options: readonly Option[]
}

/** The filters that are chosen from a list, in the order of the page; `unset` is what holds where none is chosen. */
export function choiceFilters(
  colleagues: readonly Colleague[],
  tags: readonly string[],
): readonly ChoiceFilter[] {
  return [
    {
      name: 'status',
      label: 'Status',
      unset: 'Open',
      options: [
        { value: 'all', label: 'All' },
        ...leadStatuses.map((value) => ({ value, label: statusLabels[value] })),
      ],
    },
    {
      name: 'assignee',
      label: 'Assigned to',
      unset: 'Anyone',
      options: [
        { value: 'me', label: 'Me' },
        { value: 'nobody', label: 'Nobody' },
        ...colleagues.map((each) => ({ value: each.id, label: shortName(each) })),
      ],
    },
    {
      name: 'due',
      label: 'Answer due',
      unset: 'Any time',
      options: [
        { value: 'soon', label: 'Soon or overdue' },
        { value: 'overdue', label: 'Overdue' },
        { value: 'first', label: 'On top of the list' },
      ],
    },
    {
      name: 'when',
      label: 'When',
      unset: 'Any day',
      options: [
        { value: 'today', label: 'Today' },
        { value: 'later', label: 'Put off' },
      ],
    },
    {
      name: 'tag',
      label: 'Tag',
      unset: 'Any',
      options: tags.map((value) => ({ value, label: value })),
    },
    {
      name: 'kind',
      label: 'Form',
      unset: 'Both',
      options: leadKinds.map((value) => ({ value, label: kindLabels[value] })),
    },
    {
      name: 'interest',
      label: 'Topic',
      unset: 'Any',
      options: leadInterests.map((value) => ({ value, label: interestLabels[value] ?? value })),
    },
    { name: 'emergency', label: 'Emergency', unset: 'Either', options: yesMaybeNo },
    { name: 'suspicious', label: 'Suspicious', unset: 'Either', options: yesNo },
  ]
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

const yesMaybeNo = [
  yesNo[0],
  { value: 'maybe', label: 'Maybe' },
  { value: 'some', label: 'Yes or maybe' },
  yesNo[1],
] as const

/** Filters with one of them set to what a select or a date field says; empty takes it away. */
export function withFilter(filters: LeadFilters, name: FilterName, value: string): LeadFilters {
  const { [name]: _, ...others } = filters
  if (!value) return others
  const list = name === 'status' && value !== 'all'
  return { ...others, [name]: list ? value.split(',') : value } as LeadFilters
}

/** Each filter that is set, in words. */
export function activeFilters(
  filters: LeadFilters,
  choices: readonly ChoiceFilter[],
): readonly { name: keyof LeadFilters; words: string }[] {
  const labelOf = (name: FilterName, value: string) =>
    choices.find((choice) => choice.name === name)?.options.find((each) => each.value === value)
      ?.label ?? value
  const chosen = choices.flatMap(({ name, label }) => {
    const value = filters[name]
    if (value === undefined) return []
    const values = String(value).split(',')
    return [{ name, words: `${label}: ${values.map((each) => labelOf(name, each)).join(', ')}` }]
  })
  return [
    ...(filters.search ? [{ name: 'search' as const, words: `“${filters.search}”` }] : []),
    ...chosen,
    ...(filters.person ? [{ name: 'person' as const, words: filters.person }] : []),
    ...(filters.from ? [{ name: 'from' as const, words: `From ${filters.from}` }] : []),
    ...(filters.to ? [{ name: 'to' as const, words: `To ${filters.to}` }] : []),
  ]
}
