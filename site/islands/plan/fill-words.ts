/** `fillWords('Order by {day}.', { day: '3 March' })`. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

export const inFull = (value: number) => whole.format(value)

/** Litres with their unit, kept on one line. */
export const litres = (value: number) => `${inFull(value)}\u00a0L`
