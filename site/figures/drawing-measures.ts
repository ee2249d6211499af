/** Measures that drawings to scale need; none of them says anything of the water or of us. */
import { amount, row } from './figure.ts'

const iso = { published: 'ISO 668, type 1CC' }

export const containerFloor = row([5.87, 2.33], 'm', {
  join: 'each',
  label: 'floor inside the container, length and width',
  basis: iso,
})
const containerOutline = row([6.06, 2.59], 'm', {
  join: 'each',
  label: 'container outline, length and height',
  basis: iso,
})

export const drawingMeasures = {
  containerOutline,
  containerFloor,
  person: amount(1.8, 'm', { label: 'a person beside a drawing', basis: 'For scale' }),
}
