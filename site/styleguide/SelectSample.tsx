import { useState } from 'react'
import { SelectField } from '../ui/SelectField.tsx'

const options = ['One', 'Two', 'Three'].map((label) => ({ value: label.toLowerCase(), label }))

/** A select in its two states, as only a page with script can show them. */
export function SelectSample() {
  const [value, setValue] = useState('')
  return (
    <SelectField
      name="select"
      label="Select"
      placeholder="Choose one"
      options={options}
      value={value}
      onChange={setValue}
      required
    />
  )
}
