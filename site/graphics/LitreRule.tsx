import './LitreRule.css'

type LitreRuleProps = {
  /** Rows in rising order: how many containers, and the litres they hold. */
  steps: readonly { containers: string; litres: string }[]
}

/** Height of one decade in pixels; the rows of the list beside the rule are cut to the same measure. */
const decade = 84

const graduations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const labelled = new Set([1, 10, 50, 100])

/**
 * A rule on which equal factors are equal lengths: from 1 to 100 containers in
 * two decades, the steps 1, 10, 50 and 100 written out. Read from the top down.
 */
export function LitreRule({ steps }: LitreRuleProps) {
  return (
    <div className="litre-rule">
      <svg width="22" height={2 * decade + 2} aria-hidden="true">
        <path className="litre-rule-bar" d={`M3 1V${2 * decade + 1}`} />
        <path className="litre-rule-ticks" d={graduations.map(tick).join('')} />
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

function tick(count: number): string {
  const y = (Math.log10(count) * decade + 1).toFixed(1)
  return `M3 ${y}h${labelled.has(count) ? 19 : 8}`
}
