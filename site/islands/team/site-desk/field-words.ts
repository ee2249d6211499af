import type { DeskField, DeskValue } from '../../../../contract/site-desk.ts'

/** Parts that every page has, as an editor would call them. */
const partNames: Readonly<Record<string, string>> = {
  meta: 'Search results',
  hero: 'Opening',
  next: 'Next step',
}

/** The key of a text as a label: `hero.lines.0` is `Opening › lines › 1`. */
export function labelOf(key: string): string {
  const names = key.split('.').map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name))
  const spoken = names.map((name) =>
    (partNames[name] ?? name).replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase(),
  )
  const [first = '', ...more] = spoken
  return [first.charAt(0).toUpperCase() + first.slice(1), ...more].join(' › ')
}

/** A placeholder is counted as the few letters that most figures take, as the check does. */
export const lengthOf = (text: string): number => text.replaceAll(/\{[^}]*\}/g, '48,000 L').length

export const currentOf = (field: DeskField): DeskValue =>
  field.draft === undefined ? field.published : field.draft

export const asText = (value: DeskValue): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)

export const sameValue = (one: DeskValue, other: DeskValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
