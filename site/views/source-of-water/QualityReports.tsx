import { ActionLink } from '../../ui/ActionLink.tsx'
import { Dialog, DialogOpener } from '../../ui/Dialog.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import './QualityReports.css'

type QualityReportsProps = {
  id: string
  /** The button's label. */
  label: string
  title: string
  close: string
  columns: readonly [metric: string, standard: string, value: string]
  rows: readonly { name: string; standard: string; value: string }[]
  note: string
  action: { href: string; label: string }
  /** The same values as a document. */
  file: { href: string; label: string; facts: string; subject: string }
}

/** A button, and behind it the values of the water as a table. */
export function QualityReports(props: QualityReportsProps) {
  const { id, label, title, close, columns, rows, note, action, file } = props
  return (
    <div className="quality-reports">
      <DialogOpener opens={id} className="action action-outline">
        {label}
      </DialogOpener>
      <Dialog id={id} title={title} close={close}>
        <table className="quality-reports-table">
          <TableHead columns={columns} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.standard}</td>
                <td>{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="quality-reports-note">
          {note && `${note} `}
          <ActionLink {...action} kind="text" />
        </p>
        <DownloadLink {...file} />
      </Dialog>
    </div>
  )
}
