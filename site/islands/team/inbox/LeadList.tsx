import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { UnderWay } from '../../../ui/UnderWay.tsx'
import { LeadListRow } from './LeadListRow.tsx'
import type { LeadTable } from './lead-table.ts'
import './LeadList.css'

type LeadListProps = {
  table: LeadTable
  /** How many of the first rows are to be answered first. */
  urgent: number
  urgentCount: number
  /** The row that the keys act on, and the one that is open. */
  active: string | null
  opened: string | null
  onActive: (reference: string) => void
  /** Counts up when the keyboard wants the active row in sight and focused. */
  focusWanted: number
  more: 'none' | 'some' | 'coming' | 'failed'
  onMore: () => void
}

type Item =
  | { kind: 'urgent' | 'others'; words: string }
  | { kind: 'row'; at: number }
  | { kind: 'more' }

/** The list: a grid of which only what is in sight is drawn. It scrolls with the window. */
export function LeadList(props: LeadListProps) {
  const { table, urgent, urgentCount, active, opened, onActive, focusWanted, more, onMore } = props
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const { rows } = table.getRowModel()
  const items = itemsOf(rows.length, urgent, urgentCount, more)

  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => 64,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => keyOf(items[index], rows),
  })
  const drawn = virtual.getVirtualItems()
  const lastDrawn = drawn.at(-1)?.index ?? 0
  const drawnRows = drawn.flatMap(({ index }) => {
    const item = items[index]
    return item?.kind === 'row' ? [rows[item.at]?.id] : []
  })
  // Where Tab leads; a row that is not drawn would leave the keyboard outside.
  const tabStop = active && drawnRows.includes(active) ? active : drawnRows[0]

  // What stands above the list changes its height with the filters.
  useLayoutEffect(() => {
    const now = list.current
    if (now) setTop(Math.round(now.getBoundingClientRect().top + scrollY))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each end that comes near.
  useEffect(() => {
    if (more === 'some' && lastDrawn >= items.length - 8) onMore()
  }, [lastDrawn, items.length, more])

  const done = useRef(focusWanted)
  useLayoutEffect(() => {
    if (done.current === focusWanted || !active) return
    const row = list.current?.querySelector<HTMLElement>(`[data-reference="${CSS.escape(active)}"]`)
    if (row) {
      done.current = focusWanted
      row.focus({ preventScroll: true })
      row.scrollIntoView({ block: 'nearest' })
      return
    }
    const at = rows.findIndex(({ id }) => id === active)
    const index = items.findIndex((item) => item.kind === 'row' && item.at === at)
    if (index >= 0) virtual.scrollToIndex(index, { align: 'center' })
  })

  function selectByKey(event: KeyboardEvent<HTMLElement>): void {
    // The space bar on a focused row; on a checkbox the browser does it.
    if (event.key !== ' ' || !(event.target as HTMLElement).dataset.reference) return
    event.preventDefault()
    const id = (event.target as HTMLElement).dataset.reference
    rows.find((row) => row.id === id)?.toggleSelected()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are not drawn leave no table to the browser.
    <div
      ref={list}
      role="grid"
      aria-label="Messages"
      aria-multiselectable
      aria-rowcount={more === 'none' ? items.length + 1 : -1}
      className="lead-list"
      onKeyDown={selectByKey}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above; the head is only read. */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div role="row" aria-rowindex={1} className="lead-row lead-row-head">
        {table.getHeaderGroups()[0]?.headers.map((header) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          // biome-ignore lint/a11y/useFocusableInteractive: as above.
          <span role="columnheader" key={header.id} data-column={header.column.id}>
            <table.FlexRender header={header} />
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div role="rowgroup" className="lead-rows" style={{ height: `${virtual.getTotalSize()}px` }}>
        {drawn.map((place) => {
          const item = items[place.index]
          const row = item?.kind === 'row' ? rows[item.at] : undefined
          const frame = {
            'data-index': place.index,
            'aria-rowindex': place.index + 2,
            ref: virtual.measureElement,
            style: { transform: `translateY(${place.start - top}px)` },
          }
          if (row) {
            return (
              <LeadListRow
                key={place.key}
                frame={frame}
                table={table}
                row={row}
                active={row.id === tabStop}
                opened={row.id === opened}
                onActive={onActive}
              />
            )
          }
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            // biome-ignore lint/a11y/useFocusableInteractive: it is only read.
            <div role="row" key={place.key} {...frame} className="lead-row-place">
              {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: it is only read. */}
              <div role="gridcell" className="lead-group">
                {item && 'words' in item ? item.words : <More state={more} onMore={onMore} />}
              </div>
            </div>
          )
        })}
      </div>
    </div>
  )
}

function More({ state, onMore }: { state: LeadListProps['more']; onMore: () => void }) {
  if (state !== 'failed') {
    return (
      <>
        One moment …
        <UnderWay />
      </>
    )
  }
  return (
    <button type="button" className="action action-text" onClick={onMore}>
      Load more messages
    </button>
  )
}

function itemsOf(
  rows: number,
  urgent: number,
  urgentCount: number,
  more: LeadListProps['more'],
): Item[] {
  const items: Item[] = Array.from({ length: rows }, (_, at) => ({ kind: 'row', at }))
  if (more !== 'none') items.push({ kind: 'more' })
  if (urgent > 0) {
    if (rows > urgent) items.splice(urgent, 0, { kind: 'others', words: 'Newest first' })
    const words = urgentCount > urgent ? `${urgent} of ${urgentCount}` : String(urgent)
    items.unshift({ kind: 'urgent', words: `Answer first (${words})` })
  }
  return items
}

/** A message's own, or what a line between them is for, whatever it says. */
function keyOf(item: Item | undefined, rows: readonly { id: string }[]): string {
  return (item?.kind === 'row' ? rows[item.at]?.id : item?.kind) ?? ''
}
