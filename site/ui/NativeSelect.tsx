import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { type SelectItem, selectItems } from './select-items.ts'
import './NativeSelect.css'

type NativeSelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  /** What stands in the field before anything is chosen; its value is empty, as that of no option may be. */
  placeholder?: string
  options: readonly SelectItem[]
}

/** The browser's own list, in the dress of the other fields. */
export function NativeSelect({ placeholder, options, ...props }: NativeSelectProps) {
  return (
    <span className="native-select">
      <select className="select-trigger" autoComplete="off" {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {selectItems(options).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </span>
  )
}
