import { type Action, Actions } from '../ui/Actions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import './EndLine.css'

type EndLineProps = {
  sentence: string
  actions: readonly Action[]
}

/** The quiet end of a page: one sentence and what to do next at its right, in the dark of the footer. */
export function EndLine({ sentence, actions }: EndLineProps) {
  return (
    <Sheet className="end-line" ground="dark">
      <div className="columns end-line-row">
        <h2 className="end-line-sentence">{sentence}</h2>
        <Actions className="end-line-actions" actions={actions} />
      </div>
    </Sheet>
  )
}
