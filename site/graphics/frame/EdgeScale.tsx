import './EdgeScale.css'

export type EdgeScaleProps =
  /** The station at which the litre of the page's journey is, and before and after it the first and the last. */
  | { kind: 'journey'; names: readonly string[] }
  /** Counted to its last unit: `28 days`, `20 hours`. What stands behind the number changes its form at some of them. */
  | { kind: 'count'; before: string; from: number; to: number; forms: readonly Form[] }

/** From this number on. */
type Form = { number: number; after: string }

/**
 * Measures at the edge bar where the reader stands, in the page's own unit and by the scroll alone. It repeats what
 * the page says, so it is silent; where nothing may move, on paper and on phones it is not there.
 */
export function EdgeScale(props: EdgeScaleProps) {
  return (
    <div className="edge-scale" data-edge-scale aria-hidden="true">
      {props.kind === 'count' ? (
        <Count {...props} />
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

function Count({ before, from, to, forms }: Extract<EdgeScaleProps, { kind: 'count' }>) {
  // Between two numbers the nearer one is shown.
  const share = (number: number) => ((number - 0.5 - from) / (to - from)).toFixed(4)
  return (
    <p data-kind="count" style={{ '--first': from || undefined, '--last': to }}>
      {forms.map(({ number, after }, index) => {
        const next = forms[index + 1]
        return (
          <span
            key={number}
            data-before={before || undefined}
            data-after={after}
            style={{
              '--from': index ? share(number) : undefined,
              '--to': next && share(next.number),
            }}
          />
        )
      })}
    </p>
  )
}
