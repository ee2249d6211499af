import type { Row } from '@tanstack/react-table'
import type { CSSProperties, FocusEvent, MouseEvent, Ref } from 'react'
import { use } from 'react'
import type { LeadRow } from '../../../../contract/team-leads.ts'
import { InboxContext } from './inbox-context.ts'
import type { leadFeatures } from './LeadColumns.tsx'
import type { LeadTable } from './lead-table.ts'

type LeadListRowProps = {
  /** Where the list has placed it. */
  frame: { ref: Ref<HTMLDivElement>; style: CSSProperties }
  table: LeadTable
  row: Row<typeof leadFeatures, LeadRow>
  /** Whether Tab leads here; there is one such row. */
  active: boolean
  opened: boolean
  onActive: (reference: string) => void
}

/** One message of the list; a press anywhere opens it. */
export function LeadListRow({ frame, table, row, active, opened, onActive }: LeadListRowProps) {
  const { open } = use(InboxContext)

  function press(event: MouseEvent<HTMLElement>): void {
    // Links and checkboxes do their own; a selection of text is no press.
    const own = (event.target as Element).closest('a, label, input')
    if (own || event.defaultPrevented || String(getSelection())) return
    open(row.id)
  }

  function follow(event: FocusEvent<HTMLElement>): void {
    if (event.currentTarget === event.target) onActive(row.id)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a grid, of which only what is in sight is drawn.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter opens it, for the whole list at once.
    <div
      {...frame}
      role="row"
      tabIndex={active ? 0 : -1}
      aria-selected={row.getIsSelected()}
      aria-current={opened ? 'true' : undefined}
      data-reference={row.id}
      className="lead-row lead-row-place"
      onClick={press}
      onFocus={follow}
    >
      {row.getAllCells().map((cell) => (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        // biome-ignore lint/a11y/useFocusableInteractive: the row takes the focus.
        <div role="gridcell" key={cell.id} data-column={cell.column.id}>
          <table.FlexRender cell={cell} />
        </div>
      ))}
    </div>
  )
}
