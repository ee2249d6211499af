import { useQueryClient } from '@tanstack/react-query'
import { useTable } from '@tanstack/react-table'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { LeadRow } from '../../../contract/team-leads.ts'
import { BulkBar } from './inbox/BulkBar.tsx'
import { FilterBar } from './inbox/FilterBar.tsx'
import { choiceFilters } from './inbox/filter-options.ts'
import { InboxContext } from './inbox/inbox-context.ts'
import { KeysDialog } from './inbox/KeysDialog.tsx'
import { leadColumns, leadFeatures } from './inbox/LeadColumns.tsx'
import { ListBody } from './inbox/ListBody.tsx'
import { ListHead } from './inbox/ListHead.tsx'
import { leadLists } from './inbox/lead-keys.ts'
import { NewsBar } from './inbox/NewsBar.tsx'
import { PersonHead } from './inbox/PersonHead.tsx'
import { type LeadPart, useInboxKeys } from './inbox/use-inbox-keys.ts'
import { inboxHref, useInboxAddress } from './inbox/use-lead-filters.ts'
import { useLeadNews } from './inbox/use-lead-news.ts'
import { useLeads } from './inbox/use-leads.ts'
import { useListPlace } from './inbox/use-list-place.ts'
import { useSelection } from './inbox/use-selection.ts'
import { useSteadyRows } from './inbox/use-steady-rows.ts'
import { useTags } from './inbox/use-tags.ts'
import { ViewLinks } from './inbox/ViewLinks.tsx'
import { LeadPane } from './lead/LeadPane.tsx'
import { stepsWithin } from './team-address.ts'
import { useColleagues } from './use-colleagues.ts'
import { useNow } from './use-now.ts'
import './Inbox.css'

/** The messages that came, and the open one beside them. */
export function Inbox() {
  const { filters, written, lead: opened, filter, open } = useInboxAddress()
  const cache = useQueryClient()
  const leads = useLeads(written)
  const first = leads.data?.pages[0]
  const { lost } = useLeadNews(written, first?.at)
  const colleagues = useColleagues()
  const tags = useTags()
  const choices = useMemo(() => choiceFilters(colleagues, tags), [colleagues, tags])
  const now = useNow(first?.at)

  const selection = useSelection(written)
  const [active, setActive] = useState<string | null>(opened)
  const [focusWanted, setFocusWanted] = useState(0)
  const [answering, setAnswering] = useState<string | null>(null)
  const [part, setPart] = useState<LeadPart | null>(null)
  const [keysShown, setKeysShown] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)
  const list = useListPlace(opened !== null)

  // Nothing of an erased person may stay: until another message is opened, the list is shown as it comes.
  const erased = useRef(false)
  const { rows, unseen, moved, renew } = useSteadyRows(leads.data?.pages, written, () => {
    return erased.current || (list.isAtTop() && selection.isNone)
  })
  const shown = useMemo(() => [...rows.urgent, ...rows.rest], [rows])
  const table = useTable(
    {
      features: leadFeatures,
      columns: leadColumns,
      data: shown,
      getRowId: ({ reference }: LeadRow) => reference,
      state: { rowSelection: selection.selected },
      onRowSelectionChange: selection.setSelected,
    },
    ({ rowSelection }) => ({ rowSelection }),
  )

  const place = useRef(0)
  useEffect(() => {
    const now = shown.findIndex(({ reference }) => reference === active)
    if (now >= 0) place.current = now
  }, [shown, active])

  // Whichever way one comes back to the list, Back among them: to the row of what was open, or where it stood.
  const left = useRef(opened)
  const isComing = shown.length === 0 && first?.count !== 0
  useEffect(() => {
    if (opened) left.current = opened
    if (opened || !left.current || isComing) return
    const row = shown.find(({ reference }) => reference === left.current) ?? shown[place.current]
    left.current = null
    setActive((row ?? shown.at(-1))?.reference ?? null)
    setFocusWanted((count) => count + 1)
  }, [opened, shown, isComing])

  const selectedLeads = selection.leadsAmong(shown)
  const at = active ?? shown[0]?.reference ?? null
  const activeLead = shown.find(({ reference }) => reference === at)

  function show(reference: string): void {
    erased.current = false
    list.leave()
    setActive(reference)
    open(reference, { replace: opened !== null })
  }

  async function forgetErased(): Promise<void> {
    erased.current = true
    // A list that was asked for before the erasure would bring the erased rows back.
    await cache.cancelQueries({ queryKey: leadLists })
    await cache.invalidateQueries({ queryKey: leadLists })
  }

  function close(): void {
    if (!opened) return
    // Back there is where the list stands.
    if (stepsWithin()) history.back()
    else open(null, { replace: true })
  }

  function move(by: 1 | -1): void {
    const place = shown.findIndex(({ reference }) => reference === at)
    const next = shown[active ? place + by : 0]
    if (!next) return
    setActive(next.reference)
    if (opened) open(next.reference, { replace: true })
    else setFocusWanted((count) => count + 1)
  }

  function answer(reference: string): void {
    setAnswering(reference)
    if (opened !== reference) show(reference)
  }

  useInboxKeys({
    move,
    close,
    open: () => activeLead && show(activeLead.reference),
    select: () => activeLead && table.getRow(activeLead.reference).toggleSelected(),
    answer: () => activeLead && answer(activeLead.reference),
    goTo: (wanted) => {
      if (!activeLead) return
      if (opened !== activeLead.reference) show(activeLead.reference)
      setPart(wanted)
    },
    search: () => {
      searchBox.current?.focus()
      searchBox.current?.select()
    },
    help: () => setKeysShown(true),
  })

  return (
    <InboxContext value={{ now, hrefOf: (reference) => inboxHref(filters, reference), open: show }}>
      <div className="inbox" data-open={opened ? '' : undefined}>
        <div className="inbox-list">
          <ViewLinks filters={filters} />
          {filters.person && <PersonHead address={filters.person} leads={shown} now={now} />}
          <FilterBar filters={filters} choices={choices} onFilter={filter} searchBox={searchBox} />
          <ListHead
            count={first?.count ?? null}
            {...{ filters, written, choices }}
            onFilter={filter}
            onKeys={() => setKeysShown(true)}
          />
          <NewsBar
            {...{ unseen, moved }}
            lost={lost && !leads.isError}
            onRenew={() => {
              renew()
              scrollTo({ top: 0, behavior: 'instant' })
            }}
          />
          <ListBody
            leads={leads}
            filtered={written !== ''}
            table={table}
            urgent={rows.urgent.length}
            urgentCount={Math.max(first?.urgentCount ?? 0, rows.urgent.length)}
            active={active}
            opened={opened}
            onActive={setActive}
            focusWanted={focusWanted}
          />
          <BulkBar
            leads={selectedLeads}
            colleagues={colleagues}
            onSelect={selection.select}
            others={selection.othersOf(first?.count ?? 0, selectedLeads.length)}
            onSelectAll={selection.selectAll}
          />
        </div>
        {opened && (
          <LeadPane
            key={opened}
            reference={opened}
            row={shown.find(({ reference }) => reference === opened)}
            answering={answering === opened}
            onAnswering={setAnswering}
            onClose={close}
            part={part}
            onPart={() => setPart(null)}
            onErased={() => void forgetErased()}
          />
        )}
      </div>
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} />
    </InboxContext>
  )
}
