import './SpanChoice.css'

type SpanChoiceProps<Span extends number> = {
  /** Unique in its view; also the parameter of the address. */
  name: string
  legend: string
  spans: readonly Span[]
  chosen: Span
  /** What a span is called: `12 weeks`. */
  label: (span: Span) => string
  onChoose: (span: Span) => void
}

/** How far back a part of the overview looks: radio buttons in a row. */
export function SpanChoice<Span extends number>(props: SpanChoiceProps<Span>) {
  const { name, legend, spans, chosen, label, onChoose } = props
  return (
    <fieldset className="span-choice">
      <legend className="sr-only">{legend}</legend>
      {spans.map((span) => (
        <label key={span}>
          <input
            type="radio"
            name={name}
            value={span}
            checked={span === chosen}
            onChange={() => onChoose(span)}
          />
          <span>{label(span)}</span>
        </label>
      ))}
    </fieldset>
  )
}
