/** What a placeholder prints that names a figure: `{leadTime}`, or a part of one, `{containerVolumeNumber}`. */
import type { Use } from '../../contract/words/format-message.ts'
import { withheld } from '../../contract/words/withheld.ts'
import type { Language } from '../words/language.ts'
import { wholeNumber } from './number-text.ts'

/** What of a figure is printed, or decides. */
type Printed = {
  withheld: boolean
  language: Language
  value: number
  most: number
} & Record<
  'text' | 'number' | 'digits' | 'unit' | 'amount' | 'short' | 'shortNumber' | 'spelled',
  string
>

/** By the ending of the placeholder. A longer ending stands before one that it ends with. */
const parts: Readonly<Record<string, (figure: Printed) => string>> = {
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
  Least: (figure) => wholeNumber(figure.value, figure.language),
  /** The upper end of a range, without unit. */
  Most: (figure) => wholeNumber(figure.most, figure.language),
}

/**
 * The value of a placeholder that names a figure; undefined when it names none. A plural decides by the number itself,
 * `{ordersLeast, plural, …}` by the lower end and `{ordersMost, plural, …}` by the upper.
 * @param find a figure by its key.
 */
export function figureValue(
  find: (key: string) => Printed | undefined,
  name: string,
  use: Use,
): string | number | typeof withheld | undefined {
  const whole = find(name)
  const ending = whole ? undefined : Object.keys(parts).find((part) => name.endsWith(part))
  const figure = whole ?? (ending && find(name.slice(0, -ending.length)))
  if (!figure) return undefined
  if (figure.withheld) return withheld
  if (use === 'decides') return ending === 'Most' ? figure.most : figure.value
  return ending ? parts[ending]?.(figure) : figure.text
}
