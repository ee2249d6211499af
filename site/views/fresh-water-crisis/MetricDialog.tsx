import { type Citation, Cited } from '../../ui/Cited.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import { type Mark, PlateMark } from './plate-mark/PlateMark.tsx'
import './MetricDialog.css'

export type Metric = {
  metric: string
  status: string
  source: Citation['source']
  importance: string
}

export type MetricCard = {
  id: string
  title: string
  text: string
  plate: Citation & { mark: Mark }
  subtitle: string
  metrics: readonly Metric[]
}

export type MetricColumns = readonly [
  metric: string,
  status: string,
  source: string,
  importance: string,
]

type MetricDialogProps = {
  card: MetricCard
  columns: MetricColumns
  close: string
  /** Where no plate outside the dialog shows the mark. */
  withPlate?: boolean
}

/** A card's figures with their publishers, as a table that scrolls inside its dialog. */
export function MetricDialog({ card, columns, close, withPlate }: MetricDialogProps) {
  const { id, title, text, subtitle, plate, metrics } = card
  const [ofMetric, ofStatus, , ofImportance] = columns
  return (
    <Dialog id={id} title={title} close={close}>
      <div className="metric-head">
        <div>
          <p className="metric-subtitle">{subtitle}</p>
          <p className="metric-text">{text}</p>
        </div>
        {withPlate && (
          <div className="metric-plate">
            <PlateMark mark={plate.mark} />
            <p className="note">
              <Cited {...plate} whole={false} />
            </p>
          </div>
        )}
      </div>
      <table className="metric-table">
        <TableHead columns={columns} />
        <tbody>
          {metrics.map(({ metric, status, source, importance }) => (
            <tr key={metric} data-published="">
              <th scope="row">
                <b className="metric-label">{ofMetric} </b>
                {metric}
              </th>
              <td>
                <b className="metric-label">{ofStatus} </b>
                {status}
              </td>
              <td>
                <cite>{`${source.publisher}, ${source.work}`}</cite>
              </td>
              <td>
                <b className="metric-label">{ofImportance} </b>
                {importance}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
