/** Carbon and plastic. */
import { containerFigures } from './container-figures.ts'
import { amount, arithmetic } from './figure.ts'

const { bottles } = containerFigures
const co2Reduction = amount(65, '%', { label: 'CO2 reduction' })
/** Grams of plastic in the bottle of our example. */
export const bottleGrams = 10

export const carbonFigures = {
  carbonNeutral: amount(100, '%', {
    label: 'carbon neutral, our promise',
    basis: 'Goal',
  }),
  carbonPromise: amount(5, 'years', { label: 'until our promise falls due', basis: 'Goal' }),
  co2Reduction,
  co2Left: arithmetic(() => 100 - co2Reduction.value, 'of 100', {
    label: () => `what is left after ${co2Reduction.text}`,
    sum: () => `100 − ${co2Reduction.number}`,
  }),
  carbonReduction: amount(50, '%', { label: 'carbon reduction, at least' }),
  bottlePlastic: arithmetic(() => (bottles.value * bottleGrams) / 1000, 'kg', {
    label: () => `plastic in ${bottles.text} of ${bottleGrams} g, an example`,
    sum: () => `${bottles.number} × ${bottleGrams} g`,
  }),
}
