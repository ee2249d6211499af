import { useLayoutEffect, useRef, useState } from 'react'
import { nextMonths, openMonth, quoteFields } from '../../../contract/quote.ts'
import { monthNames, openMonthLabel, quoteLabels } from '../../../contract/quote-words.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import './MonthField.css'

/** Without script the months have no year; once it runs, the next twelve stand in their order. */
export function MonthField({ hint }: { hint: string | undefined }) {
  const select = useRef<HTMLSelectElement>(null)
  const [months, setMonths] = useState<readonly { month: string; label: string }[]>(
    monthNames.map((label, at) => ({ month: String(at + 1).padStart(2, '0'), label })),
  )
  const chosen = useRef('')

  useLayoutEffect(() => {
    chosen.current = select.current?.value ?? ''
    setMonths(
      nextMonths(Date.now()).map(({ month, year }) => ({
        month,
        label: `${monthNames[Number(month) - 1]} ${year}`,
      })),
    )
  }, [])

  // Options that change their place may lose their choice on the way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the months.
  useLayoutEffect(() => {
    if (select.current && chosen.current) select.current.value = chosen.current
    chosen.current = ''
  }, [months])

  return (
    <Field name={quoteFields.month} label={quoteLabels.month} hint={hint} unmarked>
      <span className="month-field">
        <select
          ref={select}
          id={quoteFields.month}
          name={quoteFields.month}
          className="select-trigger"
          defaultValue=""
          autoComplete="off"
          aria-describedby={hint && `${quoteFields.month}-hint`}
        >
          <option value="">Choose a month</option>
          {months.map(({ month, label }) => (
            <option key={month} value={month}>
              {label}
            </option>
          ))}
          <option value={openMonth}>{openMonthLabel}</option>
        </select>
        <Icon name="chevron-down" size={18} />
      </span>
    </Field>
  )
}
