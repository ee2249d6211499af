import { Select } from 'radix-ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { describedBy, Field, type FieldWords } from './Field.tsx'
import { Icon } from './Icon.tsx'
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

/**
 * One choice out of a list: a native select in the server's HTML, so that the
 * form works without script; Radix's select once React runs. A choice that the
 * visitor made before that moment is handed over, and so is the focus.
 */
export function SelectField({ options, placeholder, value, onChange, ...field }: SelectFieldProps) {
  const items = selectItems(options)
  const native = useRef<HTMLSelectElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const focused = useRef(false)
  const [hydrated, setHydrated] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hand-over happens once.
  useLayoutEffect(() => {
    const control = native.current
    if (!control) return
    return onceLeft(control, () => {
      // A choice that the page itself came with is no choice of the visitor.
      if (control.value && !control.selectedOptions[0]?.defaultSelected) onChange(control.value)
      focused.current = document.activeElement === control
      setHydrated(true)
    })
  }, [])

  useLayoutEffect(() => {
    if (hydrated && focused.current) trigger.current?.focus({ preventScroll: true })
  }, [hydrated])

  return (
    <Field {...field}>
      {hydrated ? (
        <Select.Root name={field.name} value={value} onValueChange={onChange}>
          <Select.Trigger
            ref={trigger}
            id={field.name}
            className="select-trigger"
            aria-labelledby={`${field.name}-label`}
            aria-required={field.required}
            aria-invalid={field.error ? true : undefined}
            aria-describedby={describedBy(field)}
          >
            <Select.Value placeholder={placeholder} />
            <Select.Icon>
              <Icon name="chevron-down" size={18} />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal>
            <Select.Content
              className="select-list"
              position="popper"
              sideOffset={4}
              collisionPadding={10}
            >
              {/* They stand only where the window is too low for the list. */}
              <Select.ScrollUpButton className="select-scroll">
                <Icon name="chevron-up" size={18} />
              </Select.ScrollUpButton>
              <Select.Viewport>
                {items.map((option) => (
                  <Select.Item key={option.value} value={option.value} className="select-item">
                    <Select.ItemText>{option.label}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.Viewport>
              <Select.ScrollDownButton className="select-scroll">
                <Icon name="chevron-down" size={18} />
              </Select.ScrollDownButton>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
      ) : (
        <NativeSelect
          ref={native}
          id={field.name}
          name={field.name}
          defaultValue=""
          // Taps and keys wait for what replaces it (`client:touch`).
          data-replaced
          aria-required={field.required}
          aria-describedby={describedBy(field)}
          placeholder={placeholder}
          options={items}
        />
      )}
    </Field>
  )
}
