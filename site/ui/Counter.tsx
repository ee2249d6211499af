import { type Count, formatCount } from './count-format.ts'

/**
 * A figure that counts up when it comes into view. Its final text is in the HTML;
 * the exact value of an abbreviated one stays in the text that is read aloud.
 */
export function Counter(count: Count) {
  const { value, prefix = '', suffix = '' } = count
  const abbreviated = value >= 1000
  return (
    <>
      <span
        data-count-to={value}
        data-count-prefix={prefix || undefined}
        data-count-suffix={suffix || undefined}
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
