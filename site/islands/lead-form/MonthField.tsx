import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { monthInWords, monthNames, nextMonths, openMonth } from '../../../contract/months.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'
import { describedBy, Field, type FieldWords } from '../../ui/Field.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { onceLeft } from '../../ui/once-left.ts'

type MonthFieldProps = FieldWords & { placeholder: string | undefined; words: LeadWords }

/** Without script the months have no year; once it runs, the next twelve stand in their order. */
export function MonthField({ placeholder = '', words, ...field }: MonthFieldProps) {
  const { language } = words
  const select = useRef<HTMLSelectElement>(null)
  const [months, setMonths] = useState<readonly { month: string; label: string }[]>(
    monthNames(language).map((label, at) => ({ month: String(at + 1).padStart(2, '0'), label })),
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
          label: monthInWords(`${year}-${month}`, language),
        })),
      )
    })
  }, [language])

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
        placeholder={placeholder}
        options={[
          ...months.map(({ month, label }) => ({ value: month, label })),
          { value: openMonth, label: words.form.openMonth },
        ]}
      />
    </Field>
  )
}
