import { ActionLink } from '../ui/ActionLink.tsx'
import './EndLine.css'

type EndLineProps = {
  sentence: string
  actions: readonly { href: string; label: string; external?: boolean }[]
}

/** The quiet end of a page: one sentence, a hairline, what to do next at its right. */
export function EndLine({ sentence, actions }: EndLineProps) {
  return (
    <section className="sheet end-line" data-ground="white">
      <i className="neatline" aria-hidden="true" />
      <div className="columns end-line-row">
        <h2 className="end-line-sentence">{sentence}</h2>
        <div className="end-line-actions">
          {actions.map((action, index) => (
            <ActionLink key={action.label} {...action} kind={index === 0 ? 'primary' : 'outline'} />
          ))}
        </div>
      </div>
    </section>
  )
}
