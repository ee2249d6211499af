import { Select } from 'radix-ui'
import { useLayoutEffect, useRef } from 'react'
import { describedBy, type FieldWords } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { pageDirection } from './page-direction.ts'
import type { SelectItem } from './select-items.ts'

type SelectListProps = FieldWords & {
  items: readonly SelectItem[]
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Whether it takes the place of a select that has the focus. */
  focused: boolean
}

/** Radix's select; loaded by `SelectField`. */
export function SelectList(props: SelectListProps) {
  const { items, placeholder, value, onChange, focused, ...field } = props
  const trigger = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (focused) trigger.current?.focus({ preventScroll: true })
  }, [focused])

  return (
    <Select.Root name={field.name} value={value} onValueChange={onChange} dir={pageDirection()}>
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
  )
}
