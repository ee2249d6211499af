/** What a placeholder prints that names a figure: `{leadTime}`, or a part of one, `{containerVolumeNumber}`. */
import type { Figure } from '../figures/figure.ts'
import { wholeNumber } from '../figures/number-text.ts'
import type { Figures } from '../figures/registry.ts'
import type { Use } from './format-message.ts'
import { withheld } from './withheld.ts'

/** By the ending of the placeholder. A longer ending stands before one that it ends with. */
const parts: Readonly<Record<string, (figure: Figure) => string>> = {
  /** Abbreviated, without its unit: `12.4M`. */
  ShortNumber: (figure) => figure.shortNumber,
  /** Abbreviated: `12.4M L`. */
  Short: (figure) => figure.short,
  /** Without its unit: `200+`. */
  Number: (figure) => figure.number,
  /** Digits alone: `8.4–8.8` of `pH 8.4–8.8`. */
  Digits: (figure) => figure.digits,
  /** The unit alone. */
  Unit: (figure) => figure.unit,
  /** Without what it refers to: `48,000 L` of `48,000 L a day`. */
  Amount: (figure) => figure.amount,
  /** A range in words: `24,000 L to 27,000 L`. */
  Spelled: (figure) => figure.spelled,
  /** The lower end of a range, without unit. */
  Least: (figure) => wholeNumber(figure.value),
  /** The upper end of a range, without unit. */
  Most: (figure) => wholeNumber(figure.most),
}

/**
 * The value of a placeholder that names a figure; undefined when it names none. A plural decides by the number itself,
 * `{ordersLeast, plural, …}` by the lower end and `{ordersMost, plural, …}` by the upper.
 */
export function figureValue(
  figures: Figures,
  name: string,
  use: Use,
): string | number | typeof withheld | undefined {
  const whole = figureNamed(figures, name)
  const ending = whole ? undefined : Object.keys(parts).find((part) => name.endsWith(part))
  const figure = whole ?? (ending && figureNamed(figures, name.slice(0, -ending.length)))
  if (!figure) return undefined
  if (figure.withheld) return withheld
  if (use === 'decides') return ending === 'Most' ? figure.most : figure.value
  return ending ? parts[ending]?.(figure) : figure.text
}

function figureNamed(figures: Figures, name: string): Figure | undefined {
  return Object.hasOwn(figures, name) ? figures[name as keyof Figures] : undefined
}
