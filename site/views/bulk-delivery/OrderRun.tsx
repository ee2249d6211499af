import { FoldedOnPhones } from '../../ui/FoldedOnPhones.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import './OrderRun.css'

type OrderRunProps = {
  /** Anchor of the section. */
  id: string
  heading: string
  /** On phones the steps lie behind this row. */
  fold: string
  columns: { step: string; you: string; we: string }
  steps: readonly {
    name: string
    you: string
    we: string
    /** What passes on from this step: papers, then the water itself. */
    carries: 'paper' | 'water'
  }[]
}

/** An order from message to open valve: what the buyer does at each step, and what we do. */
export function OrderRun({ id, heading, fold, columns, steps }: OrderRunProps) {
  return (
    <Sheet className="order-run" id={id} ground="white" heading={heading}>
      <FoldedOnPhones summary={fold}>
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
      </FoldedOnPhones>
    </Sheet>
  )
}
