import type { ReactNode } from 'react'
import { ActionLink } from '../ui/ActionLink.tsx'
import { Counter } from '../ui/Counter.tsx'
import type { Count } from '../ui/count-format.ts'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './PlateLedger.css'

type Row = {
  title: string
  text: string
  /** A line more, in small letters. */
  scope?: string
  /** The part of the drawing that it tells of, counted from 1: both have its colour. */
  part?: number
} & (
  | { figure: Count; unit: string }
  | { action: { href: string; label: string; external?: string } }
  /** Each with its unit; none when the row is said in words. */
  | {
      readings: readonly { value: string; unit: string }[]
      link?: { href: string; label: string } | undefined
    }
)

type PlateLedgerProps = {
  title: string
  /** Empty when its figure is withheld: the heading then stands alone. */
  plate: { figure: string; unit: string; text: string } | ''
  /** Drawn below the plate figure, from the same value. */
  drawing?: ReactNode
  rows: readonly Row[]
  /** What qualifies the plate itself, ruled below it. */
  beneath?: readonly Row[]
  /** What can be done with it, below the plate. */
  children?: ReactNode
  ground?: Ground
}

/** One giant figure at the left, the rows that belong to it ruled at the right. */
export function PlateLedger(props: PlateLedgerProps) {
  const { title, plate, drawing, rows, beneath, children, ground = 'ice' } = props
  return (
    <Sheet className="plate-ledger" ground={ground}>
      <div className="columns" data-rows={rows.length > 6 ? 'many' : undefined}>
        <div className="plate-ledger-plate">
          <h2>{title}</h2>
          {plate && (
            <>
              <p className="plate-ledger-figure" data-measure={measureOf(plate.figure)}>
                {plate.figure}
                <small>{scaleWord.test(plate.unit) ? plate.unit : ` ${plate.unit}`}</small>
              </p>
              {drawing}
              {plate.text && <p className="plate-ledger-text">{plate.text}</p>}
            </>
          )}
          {children}
          {beneath && <LedgerRows rows={beneath} />}
        </div>
        <LedgerRows rows={rows} />
      </div>
    </Sheet>
  )
}

function LedgerRows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="plate-ledger-rows">
      {rows.map((row) => (
        <li key={row.title} data-part={row.part}>
          <LedgerRow row={row} />
        </li>
      ))}
    </ul>
  )
}

/** Belongs to the number itself: `$13.9M` is written without a space. */
const scaleWord = /^[KMB]$/

/** The longer the figure, the smaller it is set, so that it stays in its columns. */
function measureOf(figure: string): 'whole' | 'longest' | 'long' | undefined {
  // Millions in full, as other languages than English write them.
  if (figure.length > 8) return 'whole'
  if (figure.length > 4) return 'longest'
  return figure.length > 2 ? 'long' : undefined
}

function LedgerRow({ row }: { row: Row }) {
  if ('action' in row) {
    return (
      <>
        <h3 className="plate-ledger-name">{row.title}</h3>
        <div>
          <p>{row.text}</p>
          <ActionLink {...row.action} kind="text" />
        </div>
      </>
    )
  }
  if ('readings' in row) {
    const [only] = row.readings
    return (
      <>
        {only ? (
          <div className="plate-ledger-readings">
            {row.readings.map((reading) => (
              <p key={reading.value} className="figure">
                {reading.value}
                <small className="figure-unit"> {reading.unit}</small>
              </p>
            ))}
          </div>
        ) : (
          <h3 className="plate-ledger-name">{row.title}</h3>
        )}
        <div>
          {only && <h3>{row.title}</h3>}
          {row.text && <p>{row.text}</p>}
          {row.scope && <p className="note">{row.scope}</p>}
          {row.link && <ActionLink {...row.link} kind="text" />}
        </div>
      </>
    )
  }
  return (
    <>
      <p className="figure">
        <Counter {...row.figure} />
        <small className="figure-unit"> {row.unit}</small>
      </p>
      <div>
        <h3>{row.title}</h3>
        <p>{row.text}</p>
        {row.scope && <p className="note">{row.scope}</p>}
      </div>
    </>
  )
}
