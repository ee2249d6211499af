import { type Count, countsUp, formatCount } from './count-format.ts'

/**
 * A count, abbreviated from 1,000 on and counted up when it comes into view (`behaviours/count-up.ts`). Its final text is in the HTML; the exact value of
 * an abbreviated one stays in the text that is read aloud.
 */
export function Counter(count: Count) {
  const { value, prefix = '', suffix = '', said } = count
  const abbreviated = said === undefined && value >= 1000
  const moves = countsUp(count)
  return (
    <>
      <span
        data-count-to={moves ? value : undefined}
        data-count-prefix={(moves && prefix) || undefined}
        data-count-suffix={(moves && suffix) || undefined}
        aria-hidden={abbreviated || undefined}
      >
        {formatCount(count)}
      </span>
      {abbreviated && (
        <span className="sr-only">{` ${prefix + value.toLocaleString('en') + suffix}`}</span>
      )}
    </>
  )
}
