import { Cited } from '../../ui/Cited.tsx'
import { DialogOpener } from '../../ui/Dialog.tsx'
import { type MetricCard, type MetricColumns, MetricDialog } from './MetricDialog.tsx'
import { type Mark, PlateMark } from './plate-mark/PlateMark.tsx'
import './MetricSheets.css'
import { type Tab, TabSheet } from '../../sections/TabSheet.tsx'

type MetricSheet = Omit<Tab, 'sheet'> & { cards: readonly MetricCard[] }

type MetricSheetsProps = {
  heading: string
  note: string
  label: string
  columns: MetricColumns
  /** What closes a dialog. */
  close: string
  sheets: readonly [MetricSheet, MetricSheet, ...MetricSheet[]]
}

/** Sheets of plates, each with a mark drawn from its own figure and a dialog with the figures behind it. */
export function MetricSheets({ sheets, columns, close, ...head }: MetricSheetsProps) {
  const [first, second, ...others] = sheets
  const withPlates = ({ cards, ...sheet }: MetricSheet): Tab => ({
    ...sheet,
    sheet: <Plates cards={cards} columns={columns} close={close} />,
  })
  return (
    <TabSheet
      {...head}
      ground="ice"
      sheets={[withPlates(first), withPlates(second), ...others.map(withPlates)]}
    />
  )
}

type PlatesProps = { cards: readonly MetricCard[]; columns: MetricColumns; close: string }

function Plates({ cards, columns, close }: PlatesProps) {
  return (
    <>
      <ul className="metric-plates">
        {cards.map(({ id, title, text, plate }) => (
          <li key={id}>
            <PlateMark mark={plate.mark satisfies Mark} />
            <p className="note">
              <Cited {...plate} whole={false} />
            </p>
            <h4>
              <DialogOpener opens={id} className="opener-of-all metric-opener">
                {title}
              </DialogOpener>
            </h4>
            <p className="metric-plate-text">{text}</p>
          </li>
        ))}
      </ul>
      {cards.map((card) => (
        <MetricDialog key={card.id} card={card} columns={columns} close={close} />
      ))}
    </>
  )
}
