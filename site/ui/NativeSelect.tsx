import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import './NativeSelect.css'

/** The browser's own list, in the dress of the other fields. */
export function NativeSelect(props: ComponentProps<'select'>) {
  return (
    <span className="native-select">
      <select className="select-trigger" autoComplete="off" {...props} />
      <Icon name="chevron-down" size={18} />
    </span>
  )
}
