/** Measures that drawings to scale need; none of them says anything of the water or of us. */
import { amount, row } from './figure.ts'

export const containerFloor = row([5.87, 2.33], { join: 'each', basis: 'published' })

export const drawingMeasures = {
  containerOutline: row([6.06, 2.59], { join: 'each', basis: 'published' }),
  containerFloor,
  person: amount(1.8, { basis: 'scale' }),
}
