/**
 * The registry of stated figures: each value once, with its unit and the scope that
 * must stand beside it. Two readings of one quantity are two entries; pages print
 * both. Source of all of them: the company's own statements.
 */

import { containerFigures } from './figures/container-figures.ts'
import { crisisFigures } from './figures/crisis-figures.ts'
import { deliveryFigures } from './figures/delivery-figures.ts'
import { factoryFigures } from './figures/factory-figures.ts'
import type { Figure } from './figures/figure.ts'
import { impactFigures } from './figures/impact-figures.ts'
import { moneyFigures } from './figures/money-figures.ts'
import { waterFigures } from './figures/water-figures.ts'

export const figures = {
  ...containerFigures,
  ...deliveryFigures,
  ...waterFigures,
  ...factoryFigures,
  ...crisisFigures,
  ...moneyFigures,
  ...impactFigures,
} as const satisfies Record<string, Figure>

/** A figure as a plate shows it: its value huge, its unit small, its scope below. */
export function asPlate({ text, scope }: Pick<Figure, 'text' | 'scope'>) {
  const gap = text.indexOf(' ')
  if (gap < 0) throw new Error(`${text} has no unit`)
  return { value: text.slice(0, gap), unit: text.slice(gap + 1), scope }
}

/** A figure that is counted up, and its unit: `500K containers` is 500, its suffix `K`, and `containers`. */
export function asCount({ text }: Pick<Figure, 'text'>) {
  const [, value = '', suffix = '', unit = ''] = /^([\d.,]+)(\S*) (.+)$/.exec(text) ?? []
  if (!value) throw new Error(`${text} is not a count`)
  return { figure: { value: Number(value.replaceAll(',', '')), suffix }, unit }
}

/** As a row prints it that is headed `a day`. */
export function aDay({ text }: Pick<Figure, 'text'>): string {
  return text.replace(/ a day$/, '')
}

/** The ends of a stated range, as numbers: `pH 8.4–8.8` is 8.4 and 8.8. */
export function rangeOf({ text }: Pick<Figure, 'text'>): readonly [from: number, to: number] {
  const ends = /([\d.]+)–([\d.]+)/.exec(text.replaceAll(',', ''))
  if (!ends) throw new Error(`${text} is not a range`)
  return [Number(ends[1]), Number(ends[2])]
}

/** The ends of a range that is stated in weeks, in days. */
export function daysOf(weeks: Pick<Figure, 'text'>): readonly [from: number, to: number] {
  const [from, to] = rangeOf(weeks)
  return [from * 7, to * 7]
}

/** Derived: containers × 24,000 L, the stated content of one flexitank. */
export function litresIn(containers: number): string {
  return `${(containers * 24_000).toLocaleString('en')} L`
}
