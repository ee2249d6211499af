import type { RowSelectionState } from '@tanstack/react-table'
import { useEffect, useState } from 'react'
import {
  type LeadRow,
  type SelectedLead,
  type SelectedLeads,
  teamLeadPaths,
} from '../../../../contract/team-leads.ts'
import { callTeam } from '../team-call.ts'

const nothing: RowSelectionState = {}

/** The selected messages of the list under these filters, also those that it has not loaded. */
export function useSelection(written: string) {
  const [selected, setSelected] = useState(nothing)
  /** What a change needs of selected ones that the list has not loaded. */
  const [beyond, setBeyond] = useState<readonly SelectedLead[]>([])

  function select(references: readonly string[], unloaded: readonly SelectedLead[] = beyond): void {
    const wanted = new Set(references)
    setBeyond(unloaded.filter(({ reference }) => wanted.has(reference)))
    setSelected(
      wanted.size > 0 ? Object.fromEntries(references.map((each) => [each, true])) : nothing,
    )
  }

  /** Selects all that the filters find, the newest where there are too many. */
  async function selectAll(): Promise<{ more: boolean }> {
    const { leads, more } = await callTeam<SelectedLeads>(`${teamLeadPaths.selection}?${written}`)
    select(
      leads.map(({ reference }) => reference),
      leads,
    )
    return { more }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what other filters found is selected no more.
  useEffect(() => select([], []), [written])

  return {
    selected,
    setSelected,
    isNone: selected === nothing,
    select,
    selectAll,
    leadsAmong(shown: readonly LeadRow[]): readonly SelectedLead[] {
      const loaded = new Set(shown.map(({ reference }) => reference))
      return [...shown, ...beyond.filter(({ reference }) => !loaded.has(reference))].filter(
        ({ reference }) => selected[reference],
      )
    },
    /** How many the filters find where one press selects them all; null where that is done. */
    othersOf: (count: number, chosen: number) =>
      count > chosen && beyond.length === 0 ? count : null,
  }
}
