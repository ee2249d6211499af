/**
 * A figure of the site: a number, a range or a row of numbers; its unit, what it counts and what it rests on stand in
 * `site/words/figures/` under its key. It prints itself; nothing reads a number back out of a text.
 */

import { formatMessage, type ValueOf } from '../../contract/words/format-message.ts'
import { firstLanguage } from '../../contract/words/language.ts'
import { withheld } from '../../contract/words/withheld.ts'
import type { Language } from '../words/language.ts'
import { figureValue } from './figure-values.ts'
import { type FigureWords, figureWords } from './figure-words.ts'
import {
  letterParts,
  listOf,
  rowOf,
  shortNumber,
  wholeNumber,
  withheldMark,
} from './number-text.ts'

/** What a figure rests on; the public sheet of figures prints it. */
export type Basis = 'company' | 'estimate' | 'goal' | 'promise' | 'scale' | 'published'

type Form = {
  basis?: Basis | 'arithmetic'
  sign?: '+' | '±' | 'under' | 'about'
  /** `short` prints 13,900,000 as 13.9M wherever it stands. */
  print?: 'whole' | 'short'
  decimals?: number
  /** How a row of numbers is joined; `each` repeats the unit behind every number. */
  join?: 'and' | 'comma' | 'each'
  /** Whether its numbers are typed, and follow from no other figure. */
  isGiven?: true
  /** Numbers that its words name besides figures; a list is printed as one. */
  values?: () => Readonly<Record<string, number | readonly number[]>>
}

type Numbers = number | readonly number[]
export type Kind = 'amount' | 'range' | 'row'

/** What a figure is in every language. */
type Known = {
  /** Its name in the registry. */
  key: string
  /** The registry, for the figures that its words name. */
  among: Readonly<Record<string, Figure>>
  /** Taken off the site by the owner, or settled away by another reading. */
  withheld: boolean
  /** The numbers that the owner has put in place of ours. */
  changed?: readonly number[]
}

export class Figure {
  readonly kind: Kind
  readonly language: Language
  readonly #numbers: () => Numbers
  readonly #form: Form
  readonly #known: Known

  constructor(
    kind: Kind,
    numbers: () => Numbers,
    form: Form,
    language: Language = firstLanguage,
    known: Known = { key: '', among: {}, withheld: false },
  ) {
    this.kind = kind
    this.language = language
    this.#numbers = numbers
    this.#form = form
    this.#known = known
  }

  /** The same figure as another language prints it. */
  in(language: Language): Figure {
    if (language === this.language) return this
    return new Figure(this.kind, this.#numbers, this.#form, language, this.#known)
  }

  /** Its name in the registry. */
  get key(): string {
    return this.#known.key
  }

  /** Gives it its name among other figures. */
  enter(key: string, among: Readonly<Record<string, Figure>>): void {
    Object.assign(this.#known, { key, among })
  }

  /** Takes it off the site; what is returned puts it back. */
  withhold(): () => void {
    this.#known.withheld = true
    return () => {
      this.#known.withheld = false
    }
  }

  /** Its numbers where they are given; undefined for one that follows others. */
  get given(): readonly number[] | undefined {
    return this.#form.isGiven ? this.#allNumbers() : undefined
  }

  /** Puts the owner's numbers in place of ours: as many, for a figure that is given. Throws otherwise. */
  change(numbers: readonly number[]): void {
    const { given } = this
    if (!given) throw new Error('This figure follows from others; change those.')
    if (given.length !== numbers.length) throw new Error(`It has ${given.length} numbers.`)
    Object.assign(this.#known, { changed: numbers })
  }

  #allNumbers(): readonly number[] {
    const numbers = this.#known.changed ?? this.#numbers()
    return typeof numbers === 'number' ? [numbers] : numbers
  }

  /** Also when a figure that it is computed from is withheld. */
  get withheld(): boolean {
    return this.values.some((value) => Number.isNaN(value))
  }

  /** All its numbers, in their unit; NaN when it is withheld. */
  get values(): readonly number[] {
    const values = this.#allNumbers()
    return this.#known.withheld ? values.map(() => Number.NaN) : values
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
    return this.values.map((value) => this.#before + this.#print(value))
  }

  /** With what it refers to: `L a day`. */
  get unit(): string {
    const { per } = this.#words
    if (this.withheld) return withheldMark
    if (!per) return this.#unit
    return filled(figureWords(this.language).per, { unit: this.#unit, per: this.#say(per) }).trim()
  }

  /** Without unit, sign included: `24,000`, `2–4`, `200+`, `$13.9M`, `under 100`. */
  get number(): string {
    return this.#signed((value) => this.#print(value))
  }

  /** Its digits alone, without what stands before them: `8.4–8.8` of `pH 8.4–8.8`. */
  get digits(): string {
    if (this.withheld) return withheldMark
    const numbers = this.values.map((value) => this.#print(value))
    return this.kind === 'range' ? this.#range(numbers) : rowOf(numbers, this.language)
  }

  /** In running text: `24,000 L`, `pH 8.4–8.8`, `1–50 containers a month`. */
  get text(): string {
    return this.#withUnit(this.number, this.unit)
  }

  /** Without what it refers to: `48,000 L` of `48,000 L a day`. */
  get amount(): string {
    return this.#withUnit(this.number, this.#unit)
  }

  /**
   * At most, without what it refers to: `50 containers` of `1–50 containers a month`.
   *
   * @param counted the number that decides the form of its unit, where another is put in place of its own.
   */
  atMost(counted = this.most): string {
    const number = this.kind === 'range' ? this.#before + this.#print(this.most) : this.number
    return this.#withUnit(number, this.#unitOf(counted))
  }

  /** Abbreviated: `12.4M L`. */
  get short(): string {
    return this.#withUnit(this.shortNumber, this.unit)
  }

  /** Abbreviated, without unit: `12.4M`. */
  get shortNumber(): string {
    return this.#signed((value) => shortNumber(value, this.language, this.#form.decimals))
  }

  /** A range in words: `24,000 L to 27,000 L`. */
  get spelled(): string {
    if (this.withheld) return withheldMark
    const [from = '', to = ''] = this.ends.map((end) =>
      this.#withUnit(this.#print(end), this.#unit),
    )
    return filled(figureWords(this.language).spelled, { from, to })
  }

  /** As a counter takes it; a short form is counted in its own letter: 2 and `B+`. */
  get count(): {
    value: number
    prefix?: string
    suffix?: string
    said?: string
  } {
    const { print, sign } = this.#form
    if (this.language !== firstLanguage) return { value: this.value, said: this.number }
    const { value, letter } =
      print === 'short' ? letterParts(this.value) : { value: this.value, letter: '' }
    const prefix = sign === '±' ? '±' : this.#before
    const suffix = letter + (sign === '+' ? '+' : '')
    return { value, ...(prefix && { prefix }), ...(suffix && { suffix }) }
  }

  /** What it counts or where it holds, in a phrase. */
  get label(): string {
    return this.withheld ? withheldMark : this.#say(this.#words.label)
  }

  /** As the public sheet prints it: `Arithmetic: 10 × 24,000 L`. */
  get basisText(): string {
    const { basis = 'company' } = this.#form
    const { source = '', besides } = this.#words
    const { bases } = figureWords(this.language)
    const sum = basis === 'arithmetic' ? this.sum : ''
    const text = filled(bases[basis], { source, sum })
    return besides ? filled(bases.besides, { basis: text, besides: this.#say(besides) }) : text
  }

  /** The sum of a figure that is computed from others: `24,000 L ÷ 15 L`. */
  get sum(): string {
    const { sum } = this.#words
    if (!sum) throw new Error(`${this.key} is no sum`)
    return this.withheld ? withheldMark : this.#say(sum)
  }

  toString(): string {
    return this.text
  }

  get #words(): FigureWords {
    const words = figureWords(this.language).figures[this.key]
    if (!words) throw new Error(`The figure ${this.key} has no words in ${this.language}`)
    return words
  }

  get #before(): string {
    return this.#words.before ?? ''
  }

  /** Without what it refers to: `L`. */
  get #unit(): string {
    return this.#unitOf()
  }

  #unitOf(counted?: number): string {
    const { unit } = this.#words
    return unit ? this.#say(unit, counted) : ''
  }

  /** One of its texts, with the figures and numbers that it names; `counted` decides its plurals in their place. */
  #say(message: string, counted?: number): string {
    const own = this.#form.values?.() ?? {}
    const find: ValueOf = (name, use) => {
      if (counted !== undefined && use === 'decides') return counted
      const value = own[name]
      if (value === undefined) {
        return figureValue((key) => this.#known.among[key]?.in(this.language), name, use)
      }
      const numbers = typeof value === 'number' ? [value] : value
      if (numbers.some((number) => Number.isNaN(number))) return withheld
      if (typeof value === 'number' && use === 'decides') return value
      return listOf(
        numbers.map((number) => wholeNumber(number, this.language)),
        this.language,
      )
    }
    const said = formatMessage(message, this.language, find)
    return said === withheld ? withheldMark : said
  }

  #print(value: number): string {
    const { print, decimals } = this.#form
    const number = print === 'short' ? shortNumber : wholeNumber
    return number(value, this.language, decimals)
  }

  #signed(print: (value: number) => string): string {
    if (this.withheld) return withheldMark
    const { sign } = this.#form
    const before = this.#before
    const { signs } = figureWords(this.language)
    // A currency stands before each number of a row; a name with a space, such as pH, once before all.
    const each = this.kind === 'row' && before.trimEnd() === before
    const numbers = this.values.map((value) => (each ? before : '') + print(value))
    const joined = (each ? '' : before) + this.#joined(numbers)
    return sign ? filled(signs[sign], { number: joined }) : joined
  }

  #joined(numbers: readonly string[]): string {
    if (this.kind === 'amount') return numbers[0] ?? ''
    if (this.kind === 'range') return this.#range(numbers)
    const { join = 'and' } = this.#form
    if (join === 'comma') return rowOf(numbers, this.language)
    const unit = this.#unit
    const items = join === 'each' ? numbers.map((number) => this.#measure(number, unit)) : numbers
    return listOf(items, this.language)
  }

  #range([from = '', to = '']: readonly string[]): string {
    return filled(figureWords(this.language).range, { from, to })
  }

  #withUnit(number: string, unit: string): string {
    if (this.withheld) return withheldMark
    if (this.#form.join === 'each' || !unit) return number
    return this.#measure(number, unit)
  }

  #measure(number: string, unit: string): string {
    return filled(figureWords(this.language).measure, { number, unit })
  }
}

/** A pattern of the words of figures with its parts in place. */
function filled(pattern: string, parts: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
}

type Computed = Form & { kind?: Kind }

/** One number: `amount(24_000)`. */
export function amount(value: number, form: Form = {}): Figure {
  return new Figure('amount', () => value, { ...form, isGiven: true })
}

/** From one number to another: `range(2, 4)`. */
export function range(from: number, to: number, form: Form = {}): Figure {
  return new Figure('range', () => [from, to], { ...form, isGiven: true })
}

/** Several numbers of one kind: `row([5, 10])`. */
export function row(values: readonly number[], form: Form = {}): Figure {
  return new Figure('row', () => values, { ...form, isGiven: true })
}

/**
 * Computed from other figures, whose `value`, `ends` or `values` the function reads: it follows them, and it is
 * withheld with them. Its words have the arithmetic.
 */
export function arithmetic(numbers: () => Numbers, { kind = 'amount', ...form }: Computed = {}) {
  return new Figure(kind, numbers, { ...form, basis: 'arithmetic' })
}

/** Follows other figures as `arithmetic` does, but is a figure of our own: the span of two ranges, the larger of two ends. */
export function following(numbers: () => Numbers, { kind = 'amount', ...form }: Computed = {}) {
  return new Figure(kind, numbers, form)
}
