import { useMemo } from 'react'
import {
  type LeadFilters,
  readLeadFilters,
  writeLeadFilters,
} from '../../../../contract/lead-filters.ts'
import { goTo, useTeamAddress } from '../team-address.ts'

type Move = { replace?: boolean }

export type InboxAddress = {
  filters: LeadFilters
  /** The filters as parameters of an address, always in one order. */
  written: string
  /** The reference of the open lead. */
  lead: string | null
  filter: (changed: LeadFilters, move?: Move) => void
  open: (reference: string | null, move?: Move) => void
}

/** The address of the inbox, filters and reference. */
export function inboxHref(filters: LeadFilters, lead: string | null): string {
  const parameters = writeLeadFilters(filters)
  if (lead) parameters.set('lead', lead)
  const search = parameters.toString()
  return search ? `/team?${search}` : '/team'
}

/** Which leads the address asks for and which one it opens; both change through it alone, so that Back undoes them. */
export function useInboxAddress(): InboxAddress {
  const search = useTeamAddress() ?? ''
  return useMemo(() => {
    const parameters = new URLSearchParams(search)
    const filters = readLeadFilters(parameters)
    const lead = parameters.get('lead')
    return {
      filters,
      written: writeLeadFilters(filters).toString(),
      lead,
      filter: (changed, move) => goTo(inboxHref(changed, lead), move),
      open: (reference, move) => goTo(inboxHref(filters, reference), move),
    }
  }, [search])
}
