import './EdgeScale.css'

export type EdgeScaleProps =
  /** The station at which the litre of the page's journey is, and before and after it the first and the last. */
  | { kind: 'journey'; names: readonly string[] }
  /** Counted from nothing to its last unit: `28 days`, `20 hours`. */
  | { kind: 'count'; before?: string; to: number; after?: string }

/**
 * Measures at the edge bar where the reader stands, in the page's own unit and by the scroll alone. It repeats what
 * the page says, so it is silent; where nothing may move, on paper and on phones it is not there.
 */
export function EdgeScale(props: EdgeScaleProps) {
  return (
    <div className="edge-scale" data-edge-scale aria-hidden="true">
      {props.kind === 'count' ? (
        <p
          data-before={props.before}
          data-after={props.after}
          data-kind="count"
          style={{ '--last': props.to }}
        />
      ) : (
        <p style={{ '--parts': props.names.length }}>
          {props.names.map((name, index) => (
            <span key={name} style={{ '--part': index }}>
              {name}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
