import './LitreRule.css'

type LitreRuleProps = {
  /** Rows in rising order: how many containers, as a number and in words, and the litres they hold. */
  steps: readonly { count: number; containers: string; litres: string }[]
}

/** Height of one decade in pixels; the rows of the list beside the rule are cut to the same measure. */
const decade = 84

const graduations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
/**
 * A rule on which equal factors are equal lengths: from 1 to 100 containers in
 * two decades, its steps written out. Read from the top down.
 */
export function LitreRule({ steps }: LitreRuleProps) {
  const written = new Set(steps.map(({ count }) => count))
  const ticks = [...new Set([...graduations, ...written])]
    .map((count) => tick(count, written.has(count)))
    .join('')
  return (
    <div className="litre-rule">
      <svg width="22" height={2 * decade + 2} aria-hidden="true">
        <path className="litre-rule-bar" d={`M3 1V${2 * decade + 1}`} />
        <path className="litre-rule-ticks" d={ticks} />
      </svg>
      <dl>
        {steps.map((step) => (
          <div key={step.containers}>
            <dt>{step.containers}</dt>
            <dd>{step.litres}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function tick(count: number, long: boolean): string {
  const y = (Math.log10(count) * decade + 1).toFixed(1)
  return `M3 ${y}h${long ? 19 : 8}`
}
