import { type Language, locales } from './language.ts'

/** What a text takes, by the name of its placeholder; a number is written as its language does, and decides a plural. */
export type Values = Readonly<Record<string, string | number>>

const placeholder = /\{(\w+)(?:,\s*plural,((?:\s*[\w=]+\s*\{[^{}]*\})+)\s*)?\}/g

/**
 * Prints what texts hold that the browser finishes: `{port}`, and plurals of plain texts, `{loads, plural, one {# load}
 * other {# loads}}`. A whole printer of messages (`format-message.ts`) would weigh a tenth of a form. A placeholder
 * without a value stays as it is.
 */
export function fillWords(text: string, values: Values, language: Language): string {
  return text.replaceAll(placeholder, (whole: string, name: string, forms?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    const written = typeof value === 'number' ? inNumerals(value, language) : value
    if (!forms) return written
    const form = (category: string) =>
      new RegExp(`(?:^|\\s)${category}\\s*\\{([^{}]*)\\}`).exec(forms)?.[1]
    const category = new Intl.PluralRules(language).select(Number(value))
    return (form(`=${value}`) ?? form(category) ?? form('other') ?? '').replaceAll('#', written)
  })
}

const formats = new Map<Language, Intl.NumberFormat>()

/** `12,000`, `2.5`: at most one decimal place. */
export function inNumerals(value: number, language: Language): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 })
    formats.set(language, format)
  }
  return format.format(value)
}
