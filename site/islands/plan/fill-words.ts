/** `fillWords('Order by {day}.', { day: '3 March' })`. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Of the page; while it is built, nothing here is printed. */
const language = globalThis.document?.documentElement.lang ?? 'en'
const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
const plural = new Intl.PluralRules(language)

/** The form of a word that goes with a number. */
export const counted = (forms: { one: string; other: string }, count: number): string =>
  forms[plural.select(count) as keyof typeof forms] ?? forms.other

export const inFull = (value: number) => whole.format(value)

/** Litres with their unit, kept on one line. */
export const litres = (value: number) => `${inFull(value)}\u00a0L`
