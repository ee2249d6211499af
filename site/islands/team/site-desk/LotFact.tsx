import type { DeskRecord } from '../../../../contract/site-desk.ts'
import { RowsFact } from './RowsFact.tsx'
import type { DraftInHand } from './use-draft.ts'

const head = [
  { name: 'lot', label: 'Number of the lot', required: true },
  { name: 'date', label: 'Date, as 3 March 2027', required: true },
  { name: 'laboratory', label: 'Laboratory', required: true },
] as const

const columns = [
  { name: 'parameter', label: 'Parameter', required: true },
  { name: 'value', label: 'Value', required: true },
  { name: 'method', label: 'Method', required: true },
] as const

/** The analysis of one lot: whose it is, and a row for each parameter. */
export function LotFact({ draft }: { draft: DraftInHand }) {
  const lot = draft.valueOf('lotAnalysis') as DeskRecord | null
  // The lot and its lines are one value: each part is edited as a list of its own.
  const part = (
    value: () => readonly DeskRecord[],
    put: (rows: readonly DeskRecord[]) => void,
  ) => ({
    ...draft,
    valueOf: value,
    put: (_key: string, rows: unknown) => put(rows as readonly DeskRecord[]),
    errorAt: () => undefined,
  })
  const lines = (lot?.lines ?? []) as readonly DeskRecord[]
  const { lines: _, ...known } = lot ?? {}
  return (
    <>
      <RowsFact
        field={{
          ...{ key: 'lotAnalysis', kind: 'rows', label: 'Analysis of a lot', row: 'lot' },
          hint: 'One lot: Know Your Water, Quality sheet.',
          columns: head,
        }}
        draft={{
          ...part(
            () => (lot ? [known] : []),
            (rows) => draft.put('lotAnalysis', rows[0] ? { ...rows[0], lines } : null),
          ),
          errorAt: draft.errorAt,
        }}
      />
      {lot && (
        <RowsFact
          field={{
            ...{ key: 'lotAnalysis', kind: 'rows', label: 'Its parameters', row: 'parameter' },
            hint: 'As the laboratory wrote them.',
            columns,
          }}
          draft={part(
            () => lines,
            (rows) => draft.put('lotAnalysis', { ...known, lines: rows }),
          )}
        />
      )}
    </>
  )
}
