/**
 * Which leads a colleague looks at. The filters stand in the address of the dashboard as in the address
 * of the call, so that a view can be bookmarked, sent to a colleague and exported.
 */

import * as v from 'valibot'
import { calendarDay } from './calendar-day.ts'
import { leadKinds } from './lead-fields.ts'
import { tagOf } from './lead-tags.ts'
import { partnershipTypes, topics } from './options.ts'

/** Where a lead stands; the first is where each begins. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** What still wants work: shown where no status is asked for. */
export const openStatuses = ['new', 'contacted', 'qualified'] as const satisfies LeadStatus[]

/** A topic of the contact form or a type of partnership. */
export const leadInterests = [...new Set([...topics, ...partnershipTypes])]

/** A lead that is still new this long before its answer is due is due soon, milliseconds. */
export const dueSoonBefore = 4 * 3_600_000

export const leadFilterLimits = { search: 200 } as const

const day = calendarDay('Enter a day such as 2026-12-28.')

/** One value or several, with commas between them, as addresses have it. */
function listOf<const T extends readonly string[]>(options: T) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',')),
    v.array(v.picklist(options)),
    v.minLength(1),
  )
}

const entries = {
  /** Words that every found lead holds in one of its fields, each at the beginning of a word. */
  search: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(leadFilterLimits.search)),
  kind: v.picklist(leadKinds),
  /** `all`, or some; those of `openStatuses` where none is said. */
  status: v.union([v.literal('all'), listOf(leadStatuses)]),
  interest: v.picklist(leadInterests),
  /** `me`, `nobody`, or the id of an account. */
  assignee: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Called one by its sender or a colleague, perhaps one by its first line, or neither. */
  /** `some`: an emergency, or perhaps one. */
  emergency: v.picklist(['yes', 'maybe', 'some', 'no']),
  suspicious: v.picklist(['yes', 'no']),
  /** Only leads that are still new: `overdue` ones, those due `soon` and overdue ones, or besides those what may be an emergency, `first`. */
  due: v.picklist(['overdue', 'soon', 'first']),
  /** `today`: an answer is due today, or a follow-up is; `later`: put off until a day to come. */
  when: v.picklist(['today', 'later']),
  tag: v.pipe(v.string(), v.transform(tagOf), v.nonEmpty()),
  /** The address of who wrote. */
  person: v.pipe(v.string(), v.trim(), v.includes('@'), v.maxLength(254)),
  /** First and last day of receipt, `2026-11-22`, in the team's time zone. */
  from: day,
  to: day,
} as const

export const leadFilterNames = Object.keys(entries) as (keyof typeof entries)[]

export type LeadFilters = { [Name in keyof typeof entries]?: v.InferOutput<(typeof entries)[Name]> }

/** Reads filters from the parameters of an address; whatever is malformed counts as not said. */
export function readLeadFilters(parameters: URLSearchParams): LeadFilters {
  const entriesRead = leadFilterNames.flatMap((name) => {
    const schema: v.GenericSchema = entries[name]
    const read = v.safeParse(schema, parameters.get(name) ?? undefined)
    return read.success ? [[name, read.output]] : []
  })
  return Object.fromEntries(entriesRead) as LeadFilters
}

/** Writes filters as the parameters of an address, in the order of their names above. */
export function writeLeadFilters(filters: LeadFilters): URLSearchParams {
  const written = leadFilterNames.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  return new URLSearchParams(written)
}
