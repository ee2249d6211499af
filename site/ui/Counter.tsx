import { type Count, formatCount } from './count-format.ts'

type CounterProps = Count & {
  /** Counted up when it comes into view, with all that stand beside it (`countedUp`). */
  moves: boolean
}

/**
 * A count, abbreviated from 1,000 on. Its final text is in the HTML; the exact value of
 * an abbreviated one stays in the text that is read aloud.
 */
export function Counter({ moves, ...count }: CounterProps) {
  const { value, prefix = '', suffix = '' } = count
  const abbreviated = value >= 1000
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
        <span className="sr-only">{` ${prefix}${value.toLocaleString('en')}${suffix}`}</span>
      )}
    </>
  )
}
