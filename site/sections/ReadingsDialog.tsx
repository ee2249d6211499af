import { ActionLink } from '../ui/ActionLink.tsx'
import { Dialog, DialogOpener } from '../ui/Dialog.tsx'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { TableHead } from '../ui/TableHead.tsx'
import './ReadingsDialog.css'

type ReadingsDialogProps = {
  id: string
  /** The button's label. */
  label: string
  title: string
  columns: readonly [metric: string, standard: string, value: string]
  rows: readonly { metric: string; standard: string; value: string }[]
  note: string
  action: { href: string; label: string }
  /** The same readings as a document. */
  file: { href: string; label: string; facts: string; subject: string }
}

/** A button, and behind it the sheet of stated readings as a table. */
export function ReadingsDialog(props: ReadingsDialogProps) {
  const { id, label, title, columns, rows, note, action, file } = props
  return (
    <div className="readings-dialog">
      <DialogOpener opens={id} className="action action-outline">
        {label}
      </DialogOpener>
      <Dialog id={id} title={title}>
        <table className="readings">
          <TableHead columns={columns} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.metric}>
                <th scope="row">{row.metric}</th>
                <td>{row.standard}</td>
                <td>{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="readings-note">
          {note} <ActionLink {...action} kind="text" />
        </p>
        <DownloadLink {...file} />
      </Dialog>
    </div>
  )
}
