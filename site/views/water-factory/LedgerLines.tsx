import '../../sections/Ledger.css'
import './LedgerLines.css'

type LedgerLinesProps = {
  title: string
  rows: readonly { name: string; figure: string; text: string }[]
}

/** A small ledger below a ledger: what holds for one of its columns alone. Nothing is drawn without rows. */
export function LedgerLines({ title, rows }: LedgerLinesProps) {
  if (rows.length === 0) return null
  return (
    <table className="ledger ledger-lines">
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ name, figure, text }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-kind="figure">
              <span className="ledger-value">{figure}</span>
            </td>
            <td data-kind="text">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
