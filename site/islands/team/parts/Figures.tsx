import { type DataRows, DataTable } from '../../../ui/DataTable.tsx'
import '../../../ui/PlotData.css'
import './Figures.css'

type FiguresProps = DataRows & {
  /** What the table holds, in small letters: `messages a week`. */
  of: string
}

/** The numbers behind a drawing, closed at first. */
export function Figures({ of, ...table }: FiguresProps) {
  return (
    <details className="plot-data figures">
      <summary>
        Figures<span className="sr-only">: {of}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard. */}
      <section className="figures-frame" tabIndex={0} aria-label={`Figures: ${of}`}>
        <DataTable {...table} />
      </section>
    </details>
  )
}
