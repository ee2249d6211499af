import type { ComponentType } from 'react'
import { PlotData, type PlotTable } from '../ui/PlotData.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './WidePlot.css'

type WidePlotProps<Words> = {
  heading: string
  note?: string
  /** Where the note leads. */
  link?: { href: string; label: string }
  /** What both plots draw and say. */
  drawing: Words
  /** Whether the plot across the sheet runs on to the edges of the window. */
  edgeToEdge?: boolean
  /** The plot across the sheet, its words inside it. */
  across: ComponentType<{ words: Words }>
  /** The same plot turned for narrow screens: its long axis runs down. */
  upright: ComponentType<{ words: Words }>
  /** What the plot shows at a second look, in the margin. */
  margin?: { term: string; text: string }
  /** What is seen in the plot. */
  caption: string
  /** The plot's values, for those who would rather read or copy them. */
  data?: PlotTable
  ground?: Ground
}

/** One plot across all twelve columns, with a note in its margin and its data beneath. */
export function WidePlot<Words>(props: WidePlotProps<Words>) {
  const { heading, note, link, drawing, margin, caption, data, ground = 'white' } = props
  const { across: Across, upright: Upright, edgeToEdge } = props
  return (
    <Sheet className="wide-plot" ground={ground} heading={heading} note={note} link={link}>
      <div className={edgeToEdge ? 'wide-plot-across edge-to-edge' : 'wide-plot-across'}>
        <Across words={drawing} />
      </div>
      <div className="wide-plot-upright">
        <Upright words={drawing} />
      </div>
      <div className="columns wide-plot-foot">
        <p className="note wide-plot-caption">{caption}</p>
        {margin && (
          <div className="wide-plot-margin">
            <h3>{margin.term}</h3>
            <p>{margin.text}</p>
          </div>
        )}
        {data && <PlotData {...data} />}
      </div>
    </Sheet>
  )
}
