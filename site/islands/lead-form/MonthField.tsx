import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { monthNames, nextMonths, openMonth, openMonthLabel } from '../../../contract/months.ts'
import { describedBy, Field, type FieldWords } from '../../ui/Field.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { onceLeft } from '../../ui/once-left.ts'

/** Without script the months have no year; once it runs, the next twelve stand in their order. */
export function MonthField(field: FieldWords) {
  const select = useRef<HTMLSelectElement>(null)
  const [months, setMonths] = useState<readonly { month: string; label: string }[]>(
    monthNames.map((label, at) => ({ month: String(at + 1).padStart(2, '0'), label })),
  )
  const chosen = useRef('')

  // After the form's own layout effect, which restores the month of a draft.
  useEffect(() => {
    const control = select.current
    if (!control) return
    return onceLeft(control, () => {
      chosen.current = control.value
      setMonths(
        nextMonths(Date.now()).map(({ month, year }) => ({
          month,
          label: `${monthNames[Number(month) - 1]} ${year}`,
        })),
      )
    })
  }, [])

  // Options that change their place may lose their choice on the way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the months.
  useLayoutEffect(() => {
    if (select.current && chosen.current) select.current.value = chosen.current
    chosen.current = ''
  }, [months])

  return (
    <Field {...field}>
      <NativeSelect
        ref={select}
        id={field.name}
        name={field.name}
        defaultValue=""
        aria-describedby={describedBy(field)}
        placeholder="Choose a month"
        options={[
          ...months.map(({ month, label }) => ({ value: month, label })),
          { value: openMonth, label: openMonthLabel },
        ]}
      />
    </Field>
  )
}
