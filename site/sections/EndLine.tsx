import { type Action, Actions } from '../ui/Actions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import './EndLine.css'

type EndLineProps = {
  sentence: string
  /** Below it; none where the sentence says it all. */
  text?: readonly string[]
  actions: readonly Action[]
}

/** The quiet end of a page: one sentence and what to do next at its right, in the dark of the footer. */
export function EndLine({ sentence, text = [], actions }: EndLineProps) {
  return (
    <Sheet className="end-line" ground="dark">
      <div className="columns end-line-row">
        <div className="end-line-words">
          <h2>{sentence}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Actions className="end-line-actions" actions={actions} />
      </div>
    </Sheet>
  )
}
