/**
 * A figure of the site: a number, a range or a row of numbers with its unit, what it counts and what it
 * rests on. It prints itself; nothing reads a number back out of a text.
 */
import { letterParts, listOf, shortNumber, wholeNumber, withheldMark } from './number-text.ts'

/** What a figure rests on; the public sheet of figures prints it. */
export type Basis =
  | 'Company figure'
  | 'Company estimate'
  | 'Goal'
  | 'Service promise'
  | 'For scale'
  | { published: string }
  | { arithmetic: () => string }

type Wording = {
  /** What it counts or where it holds, in a phrase. */
  label: string | (() => string)
  basis?: Basis
  /** A second line under the basis: a published figure nearby, or the sum behind it. */
  besides?: string | (() => string)
}

type Form = {
  /** `L`, `ports`, `%`; empty when the label is the unit. */
  unit: string
  /** `a day`, `per litre`: what one measure of it refers to. */
  per?: string
  /** Stands before the number: `$`, `pH `. */
  before?: string
  sign?: '+' | '±' | 'under' | 'about' | 'from'
  /** `short` prints 13,900,000 as 13.9M wherever it stands. */
  print?: 'whole' | 'short'
  decimals?: number
  /** How a row of numbers is joined; `each` repeats the unit behind every number. */
  join?: 'and' | 'comma' | 'each'
}

type Numbers = number | readonly number[]
export type Kind = 'amount' | 'range' | 'row'

export class Figure {
  /** Its name in the registry. */
  key = ''
  /** Taken off the site by the owner, or settled away by another reading. */
  #withheld = false
  readonly kind: Kind
  readonly form: Form
  readonly #numbers: () => Numbers
  readonly #wording: Wording

  constructor(kind: Kind, numbers: () => Numbers, form: Form, wording: Wording) {
    this.kind = kind
    this.form = form
    this.#numbers = numbers
    this.#wording = wording
  }

  withhold(): void {
    this.#withheld = true
  }

  /** Also when a figure that it is computed from is withheld. */
  get withheld(): boolean {
    return this.values.some((value) => Number.isNaN(value))
  }

  /** All its numbers, in their unit; NaN when it is withheld. */
  get values(): readonly number[] {
    const numbers = this.#numbers()
    const values = typeof numbers === 'number' ? [numbers] : numbers
    return this.#withheld ? values.map(() => Number.NaN) : values
  }

  /** Of an amount: the number. Of a range: its lower end. */
  get value(): number {
    return this.values[0] ?? Number.NaN
  }

  /** The upper end of a range; of an amount, the number itself. */
  get most(): number {
    return this.values.at(-1) ?? Number.NaN
  }

  get ends(): readonly [from: number, to: number] {
    return [this.value, this.most]
  }

  /** Each number of a row by itself, as it is printed: `$420K`, `$310K` and so on. */
  get each(): readonly string[] {
    const { before = '' } = this.form
    return this.values.map((value) => before + this.#print(value))
  }

  get unit(): string {
    const { unit, per = '' } = this.form
    return this.withheld ? withheldMark : [unit, per].filter(Boolean).join(' ')
  }

  /** Without unit, sign included: `24,000`, `2–4`, `200+`, `$13.9M`, `under 100`. */
  get number(): string {
    return this.#signed((value) => this.#print(value))
  }

  /** Its digits alone, without what stands before them: `8.4–8.8` of `pH 8.4–8.8`. */
  get digits(): string {
    if (this.withheld) return withheldMark
    return this.values.map((value) => this.#print(value)).join(this.kind === 'range' ? '–' : ', ')
  }

  /** In running text: `24,000 L`, `pH 8.4–8.8`, `1–50 containers a month`. */
  get text(): string {
    return this.#withUnit(this.number, this.unit)
  }

  /** Without what it refers to: `48,000 L` of `48,000 L a day`. */
  get amount(): string {
    return this.#withUnit(this.number, this.form.unit)
  }

  /** Abbreviated: `12.4M L`. */
  get short(): string {
    return this.#withUnit(this.shortNumber, this.unit)
  }

  /** Abbreviated, without unit: `12.4M`. */
  get shortNumber(): string {
    return this.#signed((value) => shortNumber(value, this.form.decimals))
  }

  /** A range in words: `24,000 L to 27,000 L`. */
  get spelled(): string {
    const [from, to] = this.ends.map((end) => this.#withUnit(this.#print(end), this.form.unit))
    return this.withheld ? withheldMark : `${from} to ${to}`
  }

  /** As a counter takes it; a short form is counted in its own letter: 2 and `B+`. */
  get count(): { value: number; prefix?: string; suffix?: string } {
    const { before, print, sign } = this.form
    const plus = sign === '+' ? '+' : ''
    const { value, letter } =
      print === 'short' ? letterParts(this.value) : { value: this.value, letter: '' }
    const prefix = sign === '±' ? '±' : before
    const suffix = letter + plus
    return { value, ...(prefix && { prefix }), ...(suffix && { suffix }) }
  }

  get label(): string {
    const { label } = this.#wording
    return this.withheld ? withheldMark : typeof label === 'string' ? label : label()
  }

  get basis(): Basis {
    return this.#wording.basis ?? 'Company figure'
  }

  /** As the public sheet prints it: `Arithmetic: 10 × 24,000 L`. */
  get basisText(): string {
    const { basis } = this
    const { besides } = this.#wording
    const rest = typeof besides === 'function' ? besides() : besides
    const words =
      typeof basis === 'string'
        ? basis
        : 'published' in basis
          ? `Published: ${basis.published}`
          : `Arithmetic: ${basis.arithmetic()}`
    return rest ? `${words}; ${rest}` : words
  }

  /** The sum of a figure that is computed from others: `24,000 L ÷ 15 L`. */
  get sum(): string {
    const { basis } = this
    if (typeof basis === 'string' || !('arithmetic' in basis)) {
      throw new Error(`${this.key} is no sum`)
    }
    return this.withheld ? withheldMark : basis.arithmetic()
  }

  toString(): string {
    return this.text
  }

  #print(value: number): string {
    const { print, decimals } = this.form
    return print === 'short' ? shortNumber(value, decimals) : wholeNumber(value, decimals)
  }

  #signed(print: (value: number) => string): string {
    if (this.withheld) return withheldMark
    const { before = '', sign, join = 'and', unit } = this.form
    const numbers = this.values.map((value) =>
      before.trimEnd() === before ? before + print(value) : print(value),
    )
    const joined =
      this.kind === 'amount'
        ? (numbers[0] ?? '')
        : this.kind === 'range'
          ? numbers.map((number, end) => (end > 0 ? number.replace(before, '') : number)).join('–')
          : join === 'comma'
            ? numbers.join(', ')
            : join === 'each'
              ? listOf(numbers.map((number) => `${number} ${unit}`))
              : listOf(numbers)
    const spaced = before.trimEnd() === before ? joined : before + joined
    if (sign === '+') return `${spaced}+`
    if (sign === '±') return `±${spaced}`
    return sign ? `${sign} ${spaced}` : spaced
  }

  #withUnit(number: string, unit: string): string {
    if (this.withheld) return withheldMark
    if (this.form.join === 'each') return number
    return unit ? `${number} ${unit}` : number
  }
}

type Definition = Omit<Form, 'unit'> & Wording

function split({ label, basis, besides, ...form }: Definition, unit: string) {
  return { form: { ...form, unit }, wording: { label, basis, besides } as Wording }
}

function make(kind: Kind, numbers: () => Numbers, unit: string, definition: Definition): Figure {
  const { form, wording } = split(definition, unit)
  return new Figure(kind, numbers, form, wording)
}

/** One number: `amount(24_000, 'L', { label: 'in one flexitank' })`. */
export function amount(value: number, unit: string, definition: Definition): Figure {
  return make('amount', () => value, unit, definition)
}

/** From one number to another: `range(2, 4, '°C', …)`. */
export function range(from: number, to: number, unit: string, definition: Definition): Figure {
  return make('range', () => [from, to], unit, definition)
}

/** Several numbers of one kind: `row([5, 10], 'L', …)`. */
export function row(values: readonly number[], unit: string, definition: Definition): Figure {
  return make('row', () => values, unit, definition)
}

type Sum = Omit<Definition, 'basis'> & { sum: () => string; kind?: Kind }

/**
 * Computed from other figures, whose `value`, `ends` or `values` the function reads: it follows them, and it is
 * withheld with them. `sum` prints the arithmetic.
 */
export function arithmetic(numbers: () => Numbers, unit: string, definition: Sum): Figure {
  const { sum, kind = 'amount', ...rest } = definition
  return make(kind, numbers, unit, { ...rest, basis: { arithmetic: sum } })
}

/** Follows other figures as `arithmetic` does, but is a figure of our own: the span of two ranges, the larger of two ends. */
export function following(
  numbers: () => Numbers,
  unit: string,
  definition: Definition & { kind?: Kind },
): Figure {
  const { kind = 'amount', ...rest } = definition
  return make(kind, numbers, unit, rest)
}
