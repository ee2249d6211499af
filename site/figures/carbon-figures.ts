/** Carbon and plastic. */
import { containerFigures } from './container-figures.ts'
import { amount, arithmetic } from './figure.ts'

const { bottles } = containerFigures
const co2Reduction = amount(65)
/** Grams of plastic in the bottle of our example. */
export const bottleGrams = 10

export const carbonFigures = {
  carbonNeutral: amount(100, { basis: 'goal' }),
  carbonPromise: amount(5, { basis: 'goal' }),
  co2Reduction,
  co2Left: arithmetic(() => 100 - co2Reduction.value),
  carbonReduction: amount(50),
  bottlePlastic: arithmetic(() => (bottles.value * bottleGrams) / 1000, {
    values: () => ({ grams: bottleGrams }),
  }),
}
