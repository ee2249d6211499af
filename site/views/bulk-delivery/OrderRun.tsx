import { Sheet } from '../../ui/Sheet.tsx'
import { TermList } from '../../ui/TermList.tsx'
import './OrderRun.css'

type OrderRunProps = {
  /** Anchor of the section. */
  id: string
  heading: string
  note: string
  columns: { step: string; you: string; we: string }
  steps: readonly {
    name: string
    you: string
    we: string
    /** What passes on from this step: papers, then the water itself. */
    carries: 'paper' | 'water'
  }[]
  /** What holds for every order; nothing is drawn for none. */
  terms: { heading: string; lines: readonly { term: string; text: string }[] }
}

/** An order from message to open valve: what the buyer does at each step, and what we do. */
export function OrderRun({ id, heading, note, columns, steps, terms }: OrderRunProps) {
  return (
    <Sheet className="order-run" id={id} ground="white" heading={heading} note={note}>
      <table className="order-run-steps">
        <thead>
          <tr>
            <th scope="col">{columns.step}</th>
            <th scope="col">{columns.you}</th>
            <th scope="col">{columns.we}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step.name} data-carries={step.carries}>
              <th scope="row">
                <b>{index + 1}</b> {step.name}
              </th>
              {(['you', 'we'] as const).map((side) => (
                <td key={side}>
                  <span className="order-run-side" aria-hidden="true">
                    {columns[side]}
                  </span>
                  <span>{step[side]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {terms.lines.length > 0 && (
        <div className="order-run-terms">
          <h3>{terms.heading}</h3>
          <TermList terms={terms.lines} />
        </div>
      )}
    </Sheet>
  )
}
