import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NativeSelect } from './NativeSelect.tsx'
import { SelectField } from './SelectField.tsx'

const field = { name: 'topic', label: 'Topic', placeholder: 'Choose', value: '', onChange() {} }
const wrong = { value: '', label: 'Nothing' }
const right = { value: 'supply', label: 'Supply' }

test('an item with an empty value is an error, in the field as in the browser’s own list', () => {
  const options = [right, wrong]
  const said = /"Nothing".*empty value/
  expect(() => renderToStaticMarkup(createElement(SelectField, { ...field, options }))).toThrow(
    said,
  )
  expect(() => renderToStaticMarkup(createElement(NativeSelect, { options }))).toThrow(said)
})

test('what stands there before a choice is no item', () => {
  const markup = renderToStaticMarkup(createElement(SelectField, { ...field, options: [right] }))
  expect(markup).toMatch(/<option value=""[^>]*>Choose</)
})
