import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { describedBy, Field, type FieldWords } from './Field.tsx'
import { NativeSelect } from './NativeSelect.tsx'
import { onceLeft } from './once-left.ts'
import { type SelectItem, selectItems } from './select-items.ts'
import './SelectField.css'

type SelectFieldProps = FieldWords & {
  /** None may have an empty value: that is an error. */
  options: readonly SelectItem[]
  /** Shown while nothing is chosen; the select starts empty. */
  placeholder: string
  value: string
  onChange: (value: string) => void
}

const loadList = () => import('./SelectList.tsx')
const SelectList = lazy(() => loadList().then((part) => ({ default: part.SelectList })))

/**
 * One choice out of a list: a native select in the server's HTML and while the form begins to run, Radix's once that
 * has arrived too. A choice that the visitor has made meanwhile is handed over, and so is the focus. Where Radix does
 * not arrive, the native select stays.
 */
export function SelectField({ options, placeholder, value, onChange, ...field }: SelectFieldProps) {
  const items = selectItems(options)
  const native = useRef<HTMLSelectElement>(null)
  const focused = useRef(false)
  const [arrived, setArrived] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hand-over happens once.
  useLayoutEffect(() => {
    const control = native.current
    if (!control) return
    // A choice that the page itself came with is no choice of the visitor.
    if (control.value && !control.selectedOptions[0]?.defaultSelected) onChange(control.value)
    let ignore = () => {}
    let gone = false
    loadList().then(
      () => {
        if (gone) return
        ignore = onceLeft(control, () => {
          focused.current = document.activeElement === control
          setArrived(true)
        })
      },
      () => undefined,
    )
    return () => {
      gone = true
      ignore()
    }
  }, [])

  useLayoutEffect(() => {
    if (native.current && value) native.current.value = value
  }, [value])

  const standIn = (
    <NativeSelect
      ref={native}
      id={field.name}
      name={field.name}
      defaultValue={value}
      onChange={(event) => onChange(event.target.value)}
      aria-required={field.required}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={describedBy(field)}
      placeholder={placeholder}
      options={items}
    />
  )
  return (
    <Field {...field}>
      {arrived ? (
        <Suspense fallback={standIn}>
          <SelectList
            {...field}
            items={items}
            placeholder={placeholder}
            value={value}
            onChange={onChange}
            focused={focused.current}
          />
        </Suspense>
      ) : (
        standIn
      )}
    </Field>
  )
}
