import { type Language, locales } from '../../contract/words/language.ts'

/** A size as people of a language say it, in decimal units: `118 kB`, `2,4 Mo`. */
export function spokenSize(bytes: number, language: Language): string {
  const [size, unit] =
    bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    maximumFractionDigits,
  }).format(size)
}
